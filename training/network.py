"""The encoder as a PyTorch module whose upper layers learn; the lower ones stay as the package holds them."""

from collections.abc import Sequence

import torch
from torch import Tensor, nn
from torch.nn import functional

from reverie.embed.model_file import ModelFile

SCALE = 10.0
DROPPED = 0.1
"""How much of what a layer that learns adds is left out at random while it learns: what is told once is not learnt by
heart."""
Span = tuple[int, int]
"""First piece, and the one after the last."""


class Layer(nn.Module):
    """One layer of the encoder."""

    def __init__(self, model: ModelFile, number: int) -> None:
        """Take the weights from the model file."""
        super().__init__()
        width, inner = model.sizes.width, model.sizes.inner
        self.heads = model.sizes.heads

        def linear(name: str, rows: int, columns: int) -> nn.Linear:
            made = nn.Linear(columns, rows)
            made.weight.data = torch.tensor(model.matrix(f"l{number}.{name}.w", rows, columns))
            made.bias.data = torch.tensor(model.numbers(f"l{number}.{name}.b"))
            return made

        def norm(name: str) -> nn.LayerNorm:
            made = nn.LayerNorm(width, model.sizes.epsilon)
            made.weight.data = torch.tensor(model.numbers(f"l{number}.{name}.w"))
            made.bias.data = torch.tensor(model.numbers(f"l{number}.{name}.b"))
            return made

        self.q, self.k, self.v, self.ao = (linear(one, width, width) for one in ("q", "k", "v", "ao"))
        self.fi, self.fo = linear("fi", inner, width), linear("fo", width, inner)
        self.aln, self.oln = norm("aln"), norm("oln")

    def forward(self, states: Tensor, mask: Tensor) -> Tensor:
        """Return the states after this layer."""
        texts, length, width = states.shape

        def split(values: Tensor) -> Tensor:
            return values.view(texts, length, self.heads, -1).transpose(1, 2)

        seen = functional.scaled_dot_product_attention(
            split(self.q(states)), split(self.k(states)), split(self.v(states)), attn_mask=mask
        )
        states = self.aln(states + self._dropped(self.ao(seen.transpose(1, 2).reshape(texts, length, width))))
        return self.oln(states + self._dropped(self.fo(functional.gelu(self.fi(states)))))

    def _dropped(self, added: Tensor) -> Tensor:
        return functional.dropout(added, DROPPED, self.training and self.q.weight.requires_grad)


class Network(nn.Module):
    """Question and passage in, one number out."""

    def __init__(self, model: ModelFile, first: int) -> None:
        """Keep the model; layers from `first` on learn."""
        super().__init__()
        self.model, self.first = model, first
        self.layers = nn.ModuleList(Layer(model, number) for number in range(model.sizes.layers))
        for layer in self.layers[:first]:
            layer.requires_grad_(requires_grad=False)
        self.head, self.pointer = nn.Linear(model.sizes.width, 1), nn.Linear(model.sizes.width, 1)
        self.head.weight.data *= 0.1
        self.pointer.weight.data *= 0.1
        numbers = model.numbers
        self.positions = torch.tensor(numbers("emb.pos")).view(-1, model.sizes.width)
        self.type = torch.tensor(numbers("emb.type"))[: model.sizes.width]
        self.norm = torch.tensor(numbers("emb.ln.w")), torch.tensor(numbers("emb.ln.b"))
        self.rows: dict[int, Tensor] = {}

    def words(self, numbers: Tensor) -> Tensor:
        """Return the vectors of pieces of words."""
        new = [one for one in set(numbers.flatten().tolist()) if one not in self.rows]
        if new:
            self.rows.update(zip(new, torch.tensor(self.model.word_rows(new)), strict=True))
        return torch.stack([self.rows[one] for one in numbers.flatten().tolist()]).view(*numbers.shape, -1)

    def forward(self, texts: Sequence[Sequence[int]], parts: Sequence[Sequence[Span]]) -> tuple[Tensor, list[Tensor]]:
        """Return the score of each text, and for each text the scores of its parts."""
        longest = max(map(len, texts))
        numbers = torch.tensor([[*text, *([self.model.padding] * (longest - len(text)))] for text in texts])
        mask = torch.tensor([[one < len(text) for one in range(longest)] for text in texts])
        states = self.words(numbers) + self.positions[:longest] + self.type
        states = functional.layer_norm(states, states.shape[-1:], *self.norm, self.model.sizes.epsilon)
        around = mask[:, None, None, :]
        with torch.no_grad():
            for layer in self.layers[: self.first]:
                states = layer(states, around)
        for layer in self.layers[self.first :]:
            states = layer(states, around)
        means = (states * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        scores: Tensor = self.head(functional.normalize(means.float(), dim=-1) * SCALE).squeeze(-1)
        pointed = []
        for row, spans in zip(states, parts, strict=True):
            held = (
                torch.stack([row[start:end].float().mean(0) for start, end in spans])
                if spans
                else torch.zeros(0, row.shape[-1])
            )
            pointed.append(self.pointer(functional.normalize(held, dim=-1) * SCALE).squeeze(-1))
        return scores, pointed
