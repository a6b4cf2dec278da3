"""Takes the noise out of a path-traced picture with the network of Intel's Open Image Denoise, which Debian's Blender lacks.

The network (`UNet` in the library's `core/unet_filter.cpp`) is a dozen convolutions; numpy computes them. Its weights are
`oidn/rt_hdr_alb_nrm.tza`, under the licence beside them.
"""
import os
import struct
from concurrent.futures import ThreadPoolExecutor

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'oidn', 'rt_hdr_alb_nrm.tza')
# Rows that are worked on at once: few enough to stay in the processor's cache.
STRIP = 8
LUMA = np.array([0.212671, 0.715160, 0.072169], np.float32)


def denoise(image, albedo, normal):
    """All in linear light, height x width x channels; the normal from -1 to 1."""
    height, width = image.shape[:2]
    exposure = 0.18 / np.exp2(np.mean(np.log2(np.maximum(averaged(image @ LUMA), 1e-8))))
    planes = np.dstack([encoded(image * exposure), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5])
    even = np.pad(planes, ((0, -height % 16), (0, -width % 16), (0, 0)))
    result = Network(WEIGHTS).run(np.ascontiguousarray(even.transpose(2, 0, 1), np.float32))
    return decoded(result.transpose(1, 2, 0)[:height, :width]) / exposure


def averaged(values, bin=16):
    height, width = (side // bin for side in values.shape)
    return values[: height * bin, : width * bin].reshape(height, bin, width, bin).mean((1, 3))


# The curve that Open Image Denoise gives light (Aydin et al., 2008): steps of equal size look equal.
def curve(light):
    return np.where(light <= 1.57945760e-06, 1.41283765e03 * light, np.where(light <= 3.22087631e-02, 1.64593172 * light**4.31384981e-01 - 2.94139609e-03, 1.92653254e-01 * np.log(light + 6.26026094e-03) + 9.98620152e-01))


BRIGHTEST = 65504.0
WHITE = curve(np.float64(BRIGHTEST))


def encoded(light):
    return curve(np.clip(light, 0, BRIGHTEST)) / WHITE


def decoded(code):
    code = np.maximum(code, 0) * WHITE
    return np.where(code <= 2.23151711e-03, code / 1.41283765e03, np.where(code <= 3.70974749e-01, (np.maximum(code + 2.94139609e-03, 0) / 1.64593172) ** (1 / 4.31384981e-01), np.exp((code - 9.98620152e-01) / 1.92653254e-01) - 6.26026094e-03))


def read_weights(path):
    """The tensors of a TZA file by name."""
    with open(path, 'rb') as file:
        data = file.read()
    (at,) = struct.unpack_from('<Q', data, 4)
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (long,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + long].decode()
        at += 2 + long
        axes = data[at]
        shape = struct.unpack_from(f'<{axes}I', data, at + 1)
        at += 1 + 5 * axes
        kind = {b'f': np.float32, b'h': np.float16}[data[at : at + 1]]
        (place,) = struct.unpack_from('<Q', data, at + 1)
        at += 9
        tensors[name] = np.frombuffer(data, kind, int(np.prod(shape)), place).reshape(shape).astype(np.float32)
    return tensors


class Network:
    def __init__(self, path):
        self.weights = read_weights(path)
        self.pool = ThreadPoolExecutor(os.cpu_count())

    def run(self, planes):
        x = self.convolved('enc_conv0', planes)
        skipped = [planes]
        for level in range(1, 5):
            x = halved(self.convolved(f'enc_conv{level}', x))
            skipped.append(x)
        x = self.convolved('enc_conv5b', self.convolved('enc_conv5a', skipped.pop()))
        for level in range(4, 0, -1):
            x = self.convolved(f'dec_conv{level}a', doubled(x), skipped.pop())
            x = self.convolved(f'dec_conv{level}b', x)
        return self.convolved('dec_conv0', x)

    def convolved(self, name, *planes):
        """3 x 3, then without what is below 0. Rows lie one after another with a margin, so that each of the nine shifts is one product."""
        weight, bias = self.weights[f'{name}.weight'], self.weights[f'{name}.bias'][:, None]
        taps = [np.ascontiguousarray(weight[:, :, j, i]) for j in range(3) for i in range(3)]
        _, height, width = planes[0].shape
        row = width + 2
        padded = np.zeros((weight.shape[1], height + 3, row), np.float32)
        first = 0
        for each in planes:
            padded[first : first + len(each), 1 : height + 1, 1 : width + 1] = each
            first += len(each)
        flat = padded.reshape(len(padded), -1)
        result = np.empty((len(weight), height, width), np.float32)

        def work(top):
            rows = min(STRIP, height - top)
            total, part = np.empty((2, len(weight), rows * row), np.float32)
            for k, tap in enumerate(taps):
                start = (top + k // 3) * row + k % 3
                np.matmul(tap, flat[:, start : start + rows * row], out=part if k else total)
                if k:
                    total += part
            total += bias
            np.maximum(total, 0, out=total)
            result[:, top : top + rows] = total.reshape(-1, rows, row)[:, :, :width]

        list(self.pool.map(work, range(0, height, STRIP)))
        return result


def halved(planes):
    return np.maximum.reduce([planes[:, j::2, i::2] for j in (0, 1) for i in (0, 1)])


def doubled(planes):
    return planes.repeat(2, 1).repeat(2, 2)
