"""English dates, each against the day it comes to; said on Wednesday, 13 May 2026."""

import pytest

from tests.unit.text.dates.tables import rows, summary

TABLE = """
# the calendar
We met on 2026-03-02. => 2026-03-02 on
The 2026/03/02 build failed. => 2026-03-02
It was signed on 2 March 2026. => 2026-03-02 on
It was signed on March 2, 2026. => 2026-03-02 on
It was signed on March 2nd, 2026. => 2026-03-02 on
Piet arrived on the 2nd of March 2026. => 2026-03-02 on
We moved in May 2025. => 2025-05 on
I started in Sept. 2024. => 2024-09 on
I was born in 1988. => 1988 on
I have lived here since 2020. => 2020 since
I worked there until 2019. => 2019 until
The report is due by June 2027. => 2027-06 by
It began in early March 2025. => 2025-03-01..2025-03-10 on
It ended in late 2024. => 2024-09-01..2024-12-31 on
Deadline: 25/12/2026. => 2026-12-25
Deadline: 12/25/2026. => 2026-12-25
It was 3/4/2025. =>
It was 12.05.2025. => 2025-05-12
Meet me on 25/12. => 2026-12-25 on
I lived in Lyon from 2019 to 2021. => 2019-01-01..2021-12-31
The 2019–2021 project went well. => 2019-01-01..2021-12-31
The sprint runs from March to May 2027. => 2027-03-01..2027-05-31
The fair is on 3-5 June 2026. => 2026-06-03..2026-06-05 on
The fair was May 3-5, 2026. => 2026-05-03..2026-05-05
Music of the 90s. => 1990-01-01..1999-12-31
Houses of the 1920s. => 1920-01-01..1929-12-31
# without a year
My last day at Larkspur is July 2. => 2026-07-02
The workshop moved to 3 July. => 2026-07-03
They pushed the deadline to 21 June. => 2026-06-21
Dates are fixed too: Kyoto 11 to 15 June. => 2026-06-11..2026-06-15
I told you that the graduation is on 12 June. => 2026-06-12 on
He said on 20 June that the house is sold. => 2025-06-20 on
Flying on Saturday. => 2026-05-16 on
I moved to Braga on Saturday. => 2026-05-09 on
My exam is on Monday the 25th. => 2026-05-25 on
It's wed july 1. => 2026-07-01
We met on March 2nd. => 2026-03-02 on
We will meet on March 2nd. => 2027-03-02 on
Her exam is on 20 June. => 2026-06-20 on
I visited Kyoto in December. => 2025-12 on
I will visit Kyoto in December. => 2026-12 on
We got the keys last March. => 2026-03
Let's go next March. => 2027-03
On the 2nd we signed. => 2026-05-02 on
The rent is due on the 28th. => 2026-05-28 by
It is due on the 3rd of next month. => 2026-06-03 by
# days
Yesterday the boiler broke. => 2026-05-12
The day before yesterday it rained. => 2026-05-11
We fly tomorrow. => 2026-05-14
We fly the day after tomorrow. => 2026-05-15
I talked to Otto this morning. => 2026-05-13
The concert last night was great. => 2026-05-12
Three days ago I fell. => 2026-05-10
A year ago today I quit smoking. => 2025-05-13
Two hours ago the train left. => 2026-05-13
# weekdays
On Saturday we moved. => 2026-05-09 on
I moved from Porto to Braga on Saturday. => 2026-05-09 on
On Saturday we'll move. => 2026-05-16 on
Last Friday the heron came. => 2026-05-08
last Tuesday's kick-off went well => 2026-05-12
See you next Monday! => 2026-05-18
The party is on Saturday. => 2026-05-16 on
I need it by Friday. => 2026-05-15 by
I'm away until Friday. => 2026-05-15 until
Two Fridays ago we won. => 2026-05-01
It happened on Tuesday last week. => 2026-05-05 on
I am free this Friday. => 2026-05-15
Every Friday we eat fish. =>
On Fridays we eat fish. =>
The shop is open Monday to Friday. =>
We met on Wednesday. => 2026-05-06 on
# weeks, months, years
Last week I went to Braga. => 2026-05-04..2026-05-10
Next week I go to Braga. => 2026-05-18..2026-05-24
I have been ill this week. => 2026-05-11..2026-05-17
Two weeks ago we started. => 2026-04-27..2026-05-03
The week before last we started. => 2026-04-27..2026-05-03
In two weeks we will fly. => 2026-05-27
The test is due in one month. => 2026-06-13 by
Last month Otto married. => 2026-04
Next month Otto will marry. => 2026-06
Two months ago Otto married. => 2026-03
Last year I changed jobs. => 2025
Next year I will change jobs. => 2027
Three years ago I changed jobs. => 2023
Half a year ago I changed jobs. => 2025-11
It must be paid by the end of the month. => 2026-05-31 by
I want to finish at the end of the year. => 2026-12-31 on
Last weekend we hiked. => 2026-05-09..2026-05-10
This weekend we will hike. => 2026-05-16..2026-05-17
Over the weekend we hiked. => 2026-05-09..2026-05-10 on
Last summer we went to Sendai. => 2025-06-01..2025-08-31
This summer we will go to Sendai. => 2026-06-01..2026-08-31
In the summer of 2024 we went to Sendai. => 2024-06-01..2024-08-31 on
In the last three months I ran a lot. => 2026-02-13..2026-05-13 on
# lasting
I have lived in Braga for three years. => 2023 since
I've been learning Japanese for two months now. => 2026-03 since
I lived in Lyon for three years. =>
I will stay for two weeks. =>
It's been three years since I moved. => 2023 on
# feasts
We met at Christmas. => 2025-12-25 on
We will meet at Christmas. => 2026-12-25 on
I baked a Christmas cake. =>
She arrived on New Year's Eve. => 2025-12-31 on
# no dates
I may march to the bank. =>
I sat in the sun. =>
My sister May likes April. =>
The flat has 2019 steps. =>
It takes 3/4 of a cup. =>
We won 3-2 in the second half. =>
I eat at 7 every day. =>
# plans told in the past
I booked a flight on June 3. => 2026-06-03 on
I booked a flight on May 3. => 2026-05-03 on
It is 1920px wide. =>
We met in June. => 2025-06 on
# more of everyday
I've been at Sora since January. => 2026-01 since
The contract ends June 30. => 2026-06-30
I worked at the museum from 2015 until 2020. => 2015-01-01..2020-12-31
For the last five years I have been vegetarian. => 2021 since
I haven't eaten meat in five years. => 2021 since
I have played the cello since about 2018. => 2018 since
By the end of next week I must answer. => 2026-05-24 by
It's due Friday. => 2026-05-15 by
We're leaving for Sendai on the 20th. => 2026-05-20 on
We finished packing, the movers come on Saturday. => 2026-05-16 on
The kick-off was on Tuesday, 31 March. => 2026-03-31 on
I used to live in Porto until last October. => 2025-10 until
"""


@pytest.mark.parametrize(("sentence", "expected"), rows(TABLE))
def test_the_words_come_to_the_day(sentence, expected):
    assert summary(sentence, "en") == expected
