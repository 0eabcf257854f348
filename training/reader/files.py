"""Reads the files of labelled text, and gives each text its place between 0 and 1, the same on every machine."""
import gzip, hashlib, json, os

HERE = os.path.dirname(os.path.abspath(__file__))
TRAINING = os.path.dirname(HERE)


def rows(path):
    open_ = gzip.open if path.endswith('.gz') else open
    with open_(path, 'rt', encoding='utf8') as file:
        for line in file:
            if line.strip():
                yield line.rstrip('\n')


def objects(path):
    for line in rows(path):
        yield json.loads(line)


def chance(text):
    return int(hashlib.sha256(text.encode('utf8')).hexdigest()[:8], 16) / 0xffffffff


def name(path):
    return os.path.basename(path).split('.')[0]
