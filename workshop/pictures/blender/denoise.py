"""Takes the noise out of a path-traced picture: Debian's Blender comes without a denoiser.

What is smoothed is the light (the picture without the colours of its surfaces), so that grain and weave stay sharp:
an edge-avoiding wavelet over five scales that stops at edges of depth, of direction, of colour and of light.
"""
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from os import cpu_count

import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16
LUMA = np.array([0.3, 0.59, 0.11], np.float32)
# Rows that are worked on at once: few enough to stay in the processor's cache.
STRIP = 32


def denoise(image, albedo, normal, depth, scales=5):
    """All in linear light, height x width x channels; a dozen light paths per pixel are enough."""
    color = np.maximum(albedo, 0.05)
    light = without_fireflies(np.minimum(image / color, 12.0))
    edges = Edges(albedo, normal, depth)
    guide = brightness_of(edges.smoothed(edges.smoothed(light, 1), 2))
    for scale in range(scales):
        light = edges.smoothed(light, 1 << scale, guide)
        if scale in (1, 2):
            guide = brightness_of(light)
    return light * color


def brightness_of(light):
    return np.log1p(6 * (light @ LUMA))


def in_strips(height, work):
    with ThreadPoolExecutor(cpu_count()) as pool:
        return np.concatenate(list(pool.map(lambda top: work(top, min(top + STRIP, height)), range(0, height, STRIP))))


def padded(image, by):
    return np.pad(image, [(by, by), (by, by), (0, 0)][: image.ndim], 'edge')


def without_fireflies(light):
    """A pixel that is much brighter or darker than all around it becomes what is around it."""
    wide, columns = padded(light, 1), light.shape[1]

    def work(top, bottom):
        own = light[top:bottom]
        moves = [(j, i) for j, i in product(range(3), range(3)) if (j, i) != (1, 1)]
        usual = np.median([wide[top + j : bottom + j, i : i + columns] for j, i in moves], axis=0)
        brightness, other = own @ LUMA, usual @ LUMA
        odd = (brightness > 1.6 * other + 0.02) | (brightness < 0.55 * other - 0.02)
        return np.where(odd[..., None], usual, own).astype(np.float32)

    return in_strips(light.shape[0], work)


class Edges:
    """Where one surface ends and another begins."""

    def __init__(self, albedo, normal, depth):
        slope = np.hypot(*np.gradient(depth)) + 0.0015 * depth + 1e-4
        shade = 6 * np.sqrt(np.maximum(albedo, 0) @ LUMA)
        self.slope = slope.astype(np.float32)
        self.surface = np.dstack([depth, shade, normal]).astype(np.float32)

    def smoothed(self, light, step, guide=None, tolerance=0.11):
        """`guide`: brightness; a neighbour that is brighter or darker by more than the tolerance counts little."""
        reach, columns = 2 * step, light.shape[1]
        light_at, surface_at = padded(light, reach), padded(self.surface, reach)
        bright = np.zeros_like(self.slope) if guide is None else guide / tolerance
        bright_at = padded(bright, reach)

        def work(top, bottom):
            own, level, slope = self.surface[top:bottom], bright[top:bottom], self.slope[top:bottom]
            total, weights = np.zeros((bottom - top, columns, 3), np.float32), np.zeros_like(level)
            for j, i in product(range(5), range(5)):
                rows, across = slice(top + j * step, bottom + j * step), slice(i * step, i * step + columns)
                other = surface_at[rows, across]
                stop = np.abs(other[..., 0] - own[..., 0]) / (slope * (step * (abs(j - 2) + abs(i - 2))) + 1e-4)
                stop += np.abs(other[..., 1] - own[..., 1])
                turn = other[..., 2] * own[..., 2] + other[..., 3] * own[..., 3] + other[..., 4] * own[..., 4]
                stop += 16 * np.maximum(0, 1 - turn)
                if guide is not None:
                    stop += np.square(bright_at[rows, across] - level)
                weight = np.exp(-stop) * (KERNEL[j] * KERNEL[i])
                total += light_at[rows, across] * weight[..., None]
                weights += weight
            return total / weights[..., None]

        return in_strips(light.shape[0], work)
