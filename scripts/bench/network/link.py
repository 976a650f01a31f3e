"""A slow, lossy link between two network namespaces: relays IP packets between two TUN devices.

Usage: link.py NAME_A NAME_B DELAY_MS LOSS_PERCENT SEED. Delay and loss apply in each direction. Prints a line when both devices exist; the caller
then moves them into their namespaces. Whole packets are delayed and dropped, so that TCP's own retransmission is at work.
"""

import collections
import fcntl
import os
import random
import select
import struct
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TUN, IFF_NO_PI = 0x0001, 0x1000
MOST_BYTES = 65536


def open_tun(name):
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TUN | IFF_NO_PI))
    return device


def relay(first, second, delay, loss):
    other = {first: second, second: first}
    waiting = {first: collections.deque(), second: collections.deque()}
    while True:
        now = time.monotonic()
        due = [queue[0][0] - now for queue in waiting.values() if queue]
        ready, _, _ = select.select([first, second], [], [], max(0, min(due)) if due else None)
        for source in ready:
            arrival = time.monotonic() + delay
            queue = waiting[source]
            try:
                while True:
                    packet = os.read(source, MOST_BYTES)
                    if random.random() >= loss:
                        queue.append((arrival, packet))
            except BlockingIOError:
                pass
        now = time.monotonic()
        for source, queue in waiting.items():
            while queue and queue[0][0] <= now:
                try:
                    os.write(other[source], queue[0][1])
                except OSError:
                    pass  # A full queue or a device that is down loses the packet, as a router would.
                queue.popleft()


def main():
    name_a, name_b, delay, loss, seed = sys.argv[1:]
    random.seed(int(seed))
    first, second = open_tun(name_a), open_tun(name_b)
    print("ready", flush=True)
    relay(first, second, float(delay) / 1000, float(loss) / 100)


main()
