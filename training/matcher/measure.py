"""How well a matcher finds: a telling left out finds its own moment, and strangers' marks stand in the order of its scores."""
import numpy as np
import data

TELLINGS, REPLIES = (.6, .25, .15), .5


def scores(messages, told, of, said, said_of, count):
    """Each message with each moment: its three nearest tellings, and its replies on the whole."""
    sums = np.zeros((len(messages), count), np.float32)
    sims = messages @ told.T
    for m in range(count):
        own = np.sort(sims[:, of[m]:of[m + 1]], axis=1)[:, ::-1]
        for weight, column in zip(TELLINGS, own.T):
            sums[:, m] += weight * column
    middle = np.stack([said[said_of[m]:said_of[m + 1]].mean(0) for m in range(count)])
    return sums + REPLIES * messages @ middle.T


def figures(vectors, moments, learned, held, marks):
    bounds = lambda lists: np.cumsum([0, *map(len, lists)])
    flat = [row for rows in learned for row in rows]
    told, of = vectors(flat), bounds(learned)
    replies = [m['replies'] for m in moments]
    said, said_of = vectors([(text, '') for rows in replies for text in rows]), bounds(replies)
    answer = [(m, row) for m, rows in enumerate(held) for row in rows]
    out = {}
    if answer:
        found = scores(vectors([row for _, row in answer]), told, of, said, said_of, len(moments))
        own = np.array([m for m, _ in answer])
        rank = (found > found[np.arange(len(own)), own][:, None]).sum(1)
        out['own moment in the first 1, 3, 10'] = [round(float((rank < k).mean()), 3) for k in (1, 3, 10)]
    name = {m['moment']: i for i, m in enumerate(moments)}
    for path in marks:
        rows = data.marked(path)
        found = scores(vectors([message for message, _ in rows]), told, of, said, said_of, len(moments))
        points = [(found[i, name[c[2]]], c[1], i) for i, (_, offered) in enumerate(rows) for c in offered if c[2] in name]
        score, mark, group = (np.array(column) for column in zip(*points))
        best = [mark[group == i][np.argmax(score[group == i])] for i in np.unique(group)]
        out[path.split('/')[-1]] = {
            'AUC of good': round(auc(score[mark == 3], score[mark < 3]), 3),
            'AUC of broken': round(auc(score[mark > 1], score[mark <= 1]), 3),
            'mean mark of the nearest': round(float(np.mean(best)), 3), 'of any': round(float(mark.mean()), 3),
            'nearest is good': round(float(np.mean(np.array(best) == 3)), 3),
        }
    return out


def recall(vectors, sets):
    """Questions about what was told: how often the right sentence is the nearest, and how far apart those nobody answered lie."""
    right, answered, unanswered = [], [], []
    for told, asks in sets:
        sims = vectors([ask for ask, _ in asks]) @ vectors(told).T
        for row, (_, at) in zip(sims, asks):
            (unanswered if at < 0 else answered).append(float(row.max()))
            if at >= 0:
                right.append(int(row.argmax()) == at)
    return {'what was asked about is the nearest': round(float(np.mean(right)), 3),
            'AUC of told': round(auc(np.array(answered), np.array(unanswered)), 3)}


def auc(high, low):
    order = np.argsort(np.concatenate([high, low]))
    rank = np.empty(len(order))
    rank[order] = np.arange(len(order))
    return float((rank[:len(high)].sum() - len(high) * (len(high) - 1) / 2) / (len(high) * len(low)))
