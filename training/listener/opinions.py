"""What is thought of a question: which opinions each source allows, and how well they are put in order."""
import numpy as np
import torch
from torch.nn import functional as F
from listener import OPINIONS

# What each source says of a question, as a set of opinions.
FINE, POOR, TOLD, UNTOLD = 'FA', 'TWN', 'T', 'WNFA'


def allowed(said, opinions):
    """Any of the opinions that a source allows is right."""
    mask = torch.tensor([[float(each in some) for each in OPINIONS] for some in opinions], device=said.device)
    return -torch.logsumexp(F.log_softmax(said, -1) + torch.log(mask + 1e-6), -1).mean()


def area(sure, true):
    rank = np.empty(len(sure))
    rank[np.argsort(sure)] = np.arange(len(sure))
    return float((rank[true].mean() - (true.sum() - 1) / 2) / (~true).sum())
