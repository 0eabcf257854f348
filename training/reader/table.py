"""Every row once, padded, where the model is: a batch is a look-up, and the accelerator never waits for Python."""
import numpy as np
import torch


class Table:
    def __init__(self, rows, device):
        self.lengths = np.array([len(row) for row, _ in rows])
        ids = np.zeros((len(rows), self.lengths.max()), np.int32)
        parts = np.zeros(ids.shape, np.int8)
        for i, (row, part) in enumerate(rows):
            ids[i, :len(row)], parts[i, :len(row)] = row, part
        self.ids, self.parts = torch.from_numpy(ids).to(device), torch.from_numpy(parts).to(device)
        self.ends = torch.from_numpy(self.lengths).to(device)

    def of(self, places):
        """Token numbers, mask and parts of these rows, as long as the longest of them."""
        places = np.asarray(places)
        longest = int(self.lengths[places].max())
        at = torch.from_numpy(places).to(self.ids.device)
        mask = (torch.arange(longest, device=at.device)[None] < self.ends[at][:, None]).long()
        return self.ids[at, :longest].long(), mask, self.parts[at, :longest].long()

    def through(self, model, places, chunks):
        """What the model says of each row: rows of like length together, in the order asked for."""
        places = np.asarray(places)
        order = np.argsort(self.lengths[places], kind='stable')
        found = torch.cat([model(*self.of(places[some])) for some in np.array_split(order, chunks)])
        back = np.empty(len(order), np.int64)
        back[order] = np.arange(len(order))
        return found[torch.from_numpy(back).to(found.device)]
