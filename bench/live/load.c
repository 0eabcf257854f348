/*
 * Load generator for a live socket: one thread with epoll, so it is not the bottleneck. Opens members, lets some
 * of them send, and counts a message once every member has it. Disconnected members are counted and left out of
 * the rest of the run. Prints JSON lines.
 *
 * load <members> <senders> <window> <rate> <seconds> <open-on> <file>
 *   rate 0: each sender keeps <window> messages in flight; else messages per second in total, with latencies.
 *   file: lines "<port>\t<path>\t<frame>", assigned to members in turn; sixteen @ in the frame become the id.
 *   open-on: a word in the frame that confirms a member joined, or - if the handshake is enough.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#define ID_LENGTH 16
#define BUFFER (256 * 1024)
#define MOST_MESSAGES (1 << 22)
#define AT_ONCE 64
#define BUCKETS 200000 /* of 10 microseconds */
#define PATIENCE 10    /* seconds for one write */
#define DONE UINT16_MAX

typedef struct { int fd, line; enum { FREE, SHAKING, JOINING, OPEN } state; char *in; size_t held; } Member;

static Member *members;
static int count, senders, window, rate, epoll, lines, opened, started, lost;
static double seconds;
static const char *openOn;
static char *paths[4096], *frames[4096];
static int ports[4096];
static uint64_t firstId;
static uint16_t *received;
static double *sentAt;
static int32_t *senderOf;
static uint64_t sent, oldest, completed, deliveries, histogram[BUCKETS];
static double measureFrom;
static int measuring;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static void fail(const char *why) {
  printf("{\"failed\":\"%s\"}\n", why);
  exit(1);
}

static void cutOff(Member *m);

static void writeAll(Member *m, const char *data, size_t length) {
  double until = now() + PATIENCE;
  while (length > 0 && m->state != FREE) {
    ssize_t n = write(m->fd, data, length);
    if (n < 0 && (errno == EAGAIN || errno == EINTR) && now() < until) continue;
    if (n <= 0) return cutOff(m);
    data += n;
    length -= n;
  }
}

/* A masked frame; the mask is zero, so the payload needs no masking. */
static void sendFrame(Member *m, int kind, const char *text, size_t length) {
  char head[14] = {(char)(0x80 | kind)};
  size_t at = 2;
  if (length < 126) head[1] = (char)(0x80 | length);
  else {
    head[1] = (char)(0x80 | 126);
    head[2] = (char)(length >> 8);
    head[3] = (char)length;
    at = 4;
  }
  char out[8192];
  memcpy(out, head, at);
  memset(out + at, 0, 4);
  memcpy(out + at + 4, text, length);
  writeAll(m, out, at + 4 + length);
}

static void sendText(Member *m, const char *text, size_t length) { sendFrame(m, 1, text, length); }

static void sendMessage(int sender) {
  for (int tried = 0; members[sender].state != OPEN; sender = (sender + 1) % senders)
    if (++tried > senders) return;
  if (sent >= MOST_MESSAGES) return;
  char text[4096];
  const char *frame = frames[members[sender].line];
  size_t length = strlen(frame);
  memcpy(text, frame, length + 1);
  char *place = strstr(text, "@@@@@@@@@@@@@@@@"), id[ID_LENGTH + 1];
  snprintf(id, sizeof id, "%016llu", (unsigned long long)(firstId + sent));
  memcpy(place, id, ID_LENGTH);
  sentAt[sent] = now();
  senderOf[sent] = sender;
  sent++;
  sendText(&members[sender], text, length);
}

static void seenByAll(uint64_t id) {
  if (received[id] == DONE || received[id] < count - lost) return;
  received[id] = DONE;
  if (measuring) completed++;
  if (!rate) sendMessage(senderOf[id]);
}

static void delivered(uint64_t id) {
  if (id >= sent) return;
  if (measuring) {
    deliveries++;
    if (rate) {
      uint64_t bucket = (uint64_t)((now() - sentAt[id]) * 1e5);
      histogram[bucket < BUCKETS ? bucket : BUCKETS - 1]++;
    }
  }
  if (received[id] == DONE) return;
  received[id]++;
  seenByAll(id);
}

/* Messages that only this member had not received yet now count as complete. */
static void cutOff(Member *m) {
  if (m->state == FREE) return;
  if (m->state == OPEN) opened--;
  m->state = FREE;
  close(m->fd);
  if (++lost == count) fail("every member was cut off");
  while (oldest < sent && received[oldest] == DONE) oldest++;
  for (uint64_t id = oldest, end = sent; id < end; id++) seenByAll(id);
}

static void startConnecting(void) {
  while (started < count && started - opened - lost < AT_ONCE) {
    Member *m = &members[started];
    m->line = started % lines;
    m->fd = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(ports[m->line])};
    inet_pton(AF_INET, "127.0.0.1", &to.sin_addr);
    if (connect(m->fd, (struct sockaddr *)&to, sizeof to)) fail("the server does not listen");
    int yes = 1;
    setsockopt(m->fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    fcntl(m->fd, F_SETFL, O_NONBLOCK);
    m->in = malloc(BUFFER);
    m->state = SHAKING;
    struct epoll_event event = {.events = EPOLLIN, .data.u32 = started};
    epoll_ctl(epoll, EPOLL_CTL_ADD, m->fd, &event);
    char ask[2048];
    int n = snprintf(ask, sizeof ask,
                     "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                     "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
                     paths[m->line]);
    started++;
    writeAll(m, ask, n);
  }
}

static void heard(Member *m, const char *text, size_t length) {
  if (length > 1 && text[0] == '0' && text[1] == '{') return sendText(m, "40", 2); /* engine.io asks to join */
  if (length == 1 && text[0] == '2') return sendText(m, "3", 1);
  if (m->state == JOINING) {
    if (!memmem(text, length, openOn, strlen(openOn))) return;
    m->state = OPEN;
    opened++;
    return;
  }
  const char *at = memmem(text, length < 160 ? length : 160, "\"id\":\"", 6);
  if (at && at + 6 + ID_LENGTH <= text + length) delivered(strtoull(at + 6, NULL, 10) - firstId);
}

static void readFrames(Member *m) {
  size_t at = 0;
  if (m->state == SHAKING) {
    char *end = memmem(m->in, m->held, "\r\n\r\n", 4);
    if (!end) return;
    if (strncmp(m->in, "HTTP/1.1 101", 12)) fail("a member was not let in");
    at = end + 4 - m->in;
    m->state = strcmp(openOn, "-") ? JOINING : OPEN;
    if (m->state == OPEN) opened++;
  }
  while (m->state != FREE && m->held - at >= 2) {
    unsigned char *head = (unsigned char *)m->in + at;
    size_t length = head[1] & 127, skip = 2;
    if (length == 126) {
      if (m->held - at < 4) break;
      length = head[2] << 8 | head[3];
      skip = 4;
    } else if (length == 127) fail("a frame too large for this load");
    if (m->held - at < skip + length) break;
    if ((head[0] & 15) == 8) return cutOff(m);
    if ((head[0] & 15) == 9) sendFrame(m, 10, m->in + at + skip, length);
    if ((head[0] & 15) == 1) heard(m, m->in + at + skip, length);
    at += skip + length;
  }
  if (at > 0) memmove(m->in, m->in + at, m->held -= at);
}

static void step(int timeoutMs) {
  static struct epoll_event events[512];
  int n = epoll_wait(epoll, events, 512, timeoutMs);
  for (int i = 0; i < n; i++) {
    Member *m = &members[events[i].data.u32];
    if (m->state == FREE) continue;
    ssize_t got = read(m->fd, m->in + m->held, BUFFER - m->held);
    if (got == 0 || (got < 0 && errno != EAGAIN)) cutOff(m);
    else if (got > 0) m->held += got, readFrames(m);
  }
}

static double percentile(double share) {
  uint64_t sum = 0, wanted = (uint64_t)(deliveries * share);
  for (int i = 0; i < BUCKETS; i++)
    if ((sum += histogram[i]) > wanted) return i / 100.0;
  return BUCKETS / 100.0;
}

static double ownSeconds(void) {
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  return used.ru_utime.tv_sec + used.ru_stime.tv_sec + (used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

static void readLines(const char *file) {
  FILE *in = fopen(file, "r");
  char *line = NULL;
  size_t size = 0;
  while (in && lines < 4096 && getline(&line, &size, in) > 0) {
    line[strcspn(line, "\n")] = 0;
    ports[lines] = atoi(strtok(line, "\t"));
    paths[lines] = strdup(strtok(NULL, "\t"));
    frames[lines++] = strdup(strtok(NULL, "\t"));
  }
  if (!lines) fail("nothing to send");
}

int main(int argc, char **argv) {
  if (argc != 8) fail("wrong arguments");
  setvbuf(stdout, NULL, _IOLBF, 0);
  signal(SIGPIPE, SIG_IGN); /* a write to somebody who is gone says so by itself */
  count = atoi(argv[1]), senders = atoi(argv[2]), window = atoi(argv[3]), rate = atoi(argv[4]);
  seconds = atof(argv[5]), openOn = argv[6];
  readLines(argv[7]);
  firstId = (uint64_t)time(NULL) * 1000000; /* sixteen digits, and never those of an earlier run */
  members = calloc(count, sizeof *members);
  received = calloc(MOST_MESSAGES, sizeof *received);
  sentAt = calloc(MOST_MESSAGES, sizeof *sentAt);
  senderOf = calloc(MOST_MESSAGES, sizeof *senderOf);
  epoll = epoll_create1(0);

  double began = now();
  while (opened + lost < count) startConnecting(), step(100);
  printf("{\"connected\":%d,\"perSecond\":%.0f}\n", opened, opened / (now() - began));
  for (double until = now() + 1.5; now() < until;) step(50); /* presence settles, memory is read */

  double warmUp = seconds / 4 > 0.5 ? seconds / 4 : 0.5, start = now(), cpu = 0, nextAt = start;
  if (!rate)
    for (int w = 0; w < window; w++)
      for (int s = 0; s < senders; s++) sendMessage(s);
  while (now() < start + warmUp + seconds) {
    if (!measuring && now() > start + warmUp) measuring = 1, measureFrom = now(), cpu = ownSeconds(), puts("{\"measuring\":1}");
    if (rate && now() >= nextAt) sendMessage(sent % senders), nextAt += 1.0 / rate;
    int wait = rate ? (int)((nextAt - now()) * 1000) : 50;
    step(wait < 0 ? 0 : wait);
  }
  double took = now() - measureFrom;
  printf("{\"deliveries\":%llu,\"deliveriesPerSecond\":%.0f,\"messagesPerSecond\":%.0f,\"p50\":%.2f,\"p99\":%.2f,\"loadCpu\":%.2f,\"lost\":%d}\n",
         (unsigned long long)deliveries, deliveries / took, completed / took, rate ? percentile(0.5) : 0, rate ? percentile(0.99) : 0,
         (ownSeconds() - cpu) / took, lost);
  return 0;
}
