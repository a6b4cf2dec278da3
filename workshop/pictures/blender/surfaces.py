"""What things are made of: wood, cloth, paint, leaves. Lengths in metres."""
import math
from functools import cache

from graph import Graph, linear


@cache
def wood(light, body, dark, grain=1.0, roughness=0.5):
    """Growth rings around a pith beside the board, which runs along the object's own x; every board is cut elsewhere."""
    g = Graph('wood')
    chance = g.random()
    apart = g.node('CombineXYZ', {'X': g.math('MULTIPLY', chance, 37.0), 'Y': g.between(g.math('FRACT', g.math('MULTIPLY', chance, 91.7)), -0.16, 0.16), 'Z': g.between(g.math('FRACT', g.math('MULTIPLY', chance, 53.3)), 0.05, 0.24)}).outputs[0]
    place = g.added(g.coordinates(), apart)
    drift = g.node('TexNoise', {'Vector': g.scaled(place, (0.7, 3.5, 3.5)), 'Scale': 1.0, 'Detail': 2.0}).outputs['Color']
    # No two years are alike: rings lie closer here and there, and differ in how dark they end.
    years = g.node('TexNoise', {'Vector': g.scaled(place, (0.25, 27.0, 27.0)), 'Scale': 1.0, 'Detail': 1.0}).outputs['Color']
    bent = g.added(g.added(place, g.scaled(drift, (0.0, 0.055, 0.055))), g.scaled(years, (0.0, 0.014, 0.014)))
    rings = g.node('TexWave', {'Vector': g.scaled(bent, (0.05, 1.0, 1.0)), 'Scale': 46.0, 'Distortion': 1.6, 'Detail': 2.0, 'Detail Scale': 0.22}, wave_type='RINGS', rings_direction='X', wave_profile='SAW').outputs['Fac']
    # Late wood ends within a hair's breadth, not at once.
    rings = g.math('MULTIPLY', rings, g.node('MapRange', {'Value': rings, 'From Min': 0.82, 'From Max': 1.0, 'To Min': 1.0, 'To Max': 0.0}).outputs[0])
    late = g.math('MULTIPLY', g.math('POWER', rings, 2.2), g.between(g.noise(g.scaled(place, (0.25, 55.0, 55.0)), 1.0, 1.0), -0.25, 1.6))
    streaks = g.noise(g.scaled(place, (2.2, 75.0, 75.0)), 1.0, 4.0)
    fibres = g.noise(g.scaled(place, (16.0, 900.0, 900.0)), 1.0, 2.0)
    figure = g.math('ADD', g.math('MULTIPLY', late, 0.46), g.math('ADD', g.math('MULTIPLY', streaks, 0.44), g.math('MULTIPLY', fibres, 0.22)))
    color = g.ramp(figure, (0.20, linear(light)), (0.80, linear(dark)), (0.47, linear(body)))
    color = g.mixed(min(1.0, grain * 0.92), linear(body), color)
    board = g.math('FRACT', g.math('MULTIPLY', chance, 17.9))
    color = g.shaded(color, g.between(board, 1 - 0.09 * grain, 1 + 0.07 * grain))
    return g.surface_is(
        average=linear(body),
        base_color=color,
        roughness=g.between(fibres, roughness - 0.1, roughness + 0.12),
        specular=0.4,
        normal=g.bump(g.math('ADD', fibres, g.math('MULTIPLY', late, 0.2)), 0.22 if grain > 0.5 else 0.12, 0.0012),
    )


@cache
def cloth(color, pattern='plain', second='#f4f1ea', weave=900.0, fuzz=0.35, coarse=0.0):
    """Woven cloth; the pattern follows the cloth's own coordinates, in metres, so that it folds with it."""
    g = Graph('cloth')
    uv = g.coordinates('UV')
    split = g.node('SeparateXYZ', {0: uv})
    u, v = split.outputs[0], split.outputs[1]
    base, other = linear(color), linear(second)
    if pattern == 'gingham':
        bands = [g.math('GREATER_THAN', g.math('FRACT', g.math('MULTIPLY', c, 1 / 0.075)), 0.5) for c in (u, v)]
        look = g.mixed(g.math('MULTIPLY', g.math('ADD', *bands), 0.45), other, base)
    elif pattern == 'stripes':
        look = g.mixed(g.math('GREATER_THAN', g.math('FRACT', g.math('MULTIPLY', v, 1 / 0.05)), 0.72), base, other)
    else:
        look = g.mixed(0.0, base, base)
    mottle = g.noise(g.coordinates(), 5.0, 4.0)
    look = g.shaded(look, g.between(mottle, 0.93, 1.06))
    threads = [g.math('SINE', g.math('MULTIPLY', c, weave * 3.14)) for c in (u, v)]
    slubs = g.noise(g.scaled(uv, (60.0, 700.0, 1.0)), 1.0, 2.0)
    height = g.math('ADD', g.math('MULTIPLY', g.math('MULTIPLY', *threads), 0.5), g.math('MULTIPLY', slubs, 1.2))
    look = g.shaded(look, g.between(slubs, 0.95, 1.05))
    normal = g.bump(height, 0.35, 0.0007)
    if coarse:
        knit = g.node('TexWave', {'Vector': uv, 'Scale': 26.0, 'Distortion': 1.5, 'Detail': 1.0}, wave_type='BANDS').outputs['Fac']
        stitch = g.math('MULTIPLY', knit, g.math('ADD', 0.6, g.math('SINE', g.math('MULTIPLY', v, 420.0))))
        normal = g.bump(stitch, coarse, 0.006, normal)
        look = g.shaded(look, g.between(stitch, 0.82, 1.05))
    return g.surface_is(average=base, base_color=look, roughness=0.95, specular=0.12, sheen=fuzz, normal=normal)


# Metres between seams.
STITCHES = {'diamonds': 0.121, 'squares': 0.33, 'channels': 0.1}


@cache
def quilted(color, stitches='diamonds'):
    """A cover stitched in diamonds, in squares, or in lines along the bed; its coordinates are metres."""
    g = Graph('quilted')
    split = g.node('SeparateXYZ', {0: g.coordinates('UV')})
    u, v = split.outputs[0], split.outputs[1]
    across = {'diamonds': (g.math('ADD', u, v), g.math('SUBTRACT', u, v)), 'squares': (u, v), 'channels': (v, v)}[stitches]
    seams = [g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', place, math.pi / STITCHES[stitches]))) for place in across]
    puff = g.math('POWER', g.math('MULTIPLY', *seams), 0.4)
    threads = g.noise(g.scaled(g.coordinates('UV'), (500.0, 500.0, 1.0)), 1.0, 2.0)
    average = linear(color)
    tone = g.shaded(g.mixed(0.0, average, average), g.between(puff, 0.86, 1.03))
    normal = g.bump(threads, 0.2, 0.0006, g.bump(puff, 0.9, 0.012))
    return g.surface_is(average=average, base_color=tone, roughness=0.95, specular=0.12, sheen=0.3, normal=normal)


@cache
def paint(color, rough=0.85, texture=0.25):
    """A rolled wall, or painted wood with less texture."""
    g = Graph('paint')
    place = g.coordinates()
    fine = g.noise(place, 260.0, 2.0)
    wide = g.noise(place, 1.3, 2.0)
    average = linear(color)
    color = g.shaded(g.mixed(0.0, linear(color), linear(color)), g.between(wide, 0.97, 1.03))
    return g.surface_is(average=average, base_color=color, roughness=rough, specular=0.25, normal=g.bump(g.math('ADD', fine, g.math('MULTIPLY', wide, 6.0)), texture, 0.0012))


@cache
def brick(color):
    """Painted bricks, their joints filled with the same paint."""
    g = Graph('brick')
    split = g.node('SeparateXYZ', {0: g.coordinates()})
    flat = g.node('CombineXYZ', {'X': split.outputs[0], 'Y': split.outputs[2]}).outputs[0]
    size = {'Scale': 1.0, 'Brick Width': 0.225, 'Row Height': 0.075, 'Mortar Size': 0.007, 'Mortar Smooth': 0.6, 'Color1': (1.0, 1.0, 1.0), 'Color2': (0.8, 0.8, 0.8), 'Mortar': (0.0, 0.0, 0.0)}
    laid = g.node('TexBrick', {'Vector': flat, **size})
    rough = g.noise(g.coordinates(), 38.0, 4.0)
    average = linear(color)
    tone = g.shaded(g.mixed(0.0, average, average), g.between(g.math('ADD', g.math('MULTIPLY', laid.outputs['Color'], 0.6), g.math('MULTIPLY', rough, 0.5)), 0.86, 1.04))
    height = g.math('SUBTRACT', g.math('MULTIPLY', rough, 0.3), laid.outputs['Fac'])
    return g.surface_is(average=average, base_color=tone, roughness=0.8, specular=0.2, normal=g.bump(height, 0.7, 0.006))


@cache
def plain(color, rough=0.5, metal=0.0, specular=0.4):
    g = Graph('plain')
    return g.surface_is(base_color=linear(color), roughness=rough, metallic=metal, specular=specular)


@cache
def ceramic(color):
    g = Graph('ceramic')
    spots = g.noise(g.coordinates(), 90.0, 4.0)
    color = g.ramp(spots, (0.3, tuple(c * 0.72 for c in linear(color))), (0.62, linear(color)))
    return g.surface_is(base_color=color, roughness=0.42, normal=g.bump(g.noise(g.coordinates(), 24.0), 0.12, 0.004))


@cache
def wicker(color):
    """A basket: ropes lying on each other."""
    g = Graph('wicker')
    split = g.node('SeparateXYZ', {0: g.coordinates('UV')})
    rope = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', split.outputs[1], 230.0)))
    strands = g.math('SINE', g.math('ADD', g.math('MULTIPLY', split.outputs[0], 260.0), g.math('MULTIPLY', split.outputs[1], 460.0)))
    height = g.math('ADD', rope, g.math('MULTIPLY', strands, 0.16))
    tone = g.shaded(g.mixed(0.0, linear(color), linear(color)), g.between(g.noise(g.coordinates(), 40.0), 0.75, 1.2))
    tone = g.shaded(tone, g.between(rope, 0.55, 1.05))
    return g.surface_is(average=linear(color), base_color=tone, roughness=0.85, specular=0.2, normal=g.bump(height, 0.9, 0.006))


@cache
def leaf(color):
    """Shiny above, light shines through; veins to both sides of the midrib."""
    g = Graph('leaf')
    split = g.node('SeparateXYZ', {0: g.coordinates('UV')})
    u, v = split.outputs[0], split.outputs[1]
    aside = g.math('ABSOLUTE', g.math('SUBTRACT', u, 0.5))
    veins = g.math('SINE', g.math('MULTIPLY', g.math('SUBTRACT', v, aside), 62.0))
    rib = g.math('LESS_THAN', aside, 0.016)
    tone = g.shaded(g.mixed(0.0, linear(color), linear(color)), g.between(g.random(), 0.7, 1.35))
    tone = g.mixed(g.math('MULTIPLY', g.math('POWER', g.between(veins, 0.0, 1.0), 8.0), 0.25), tone, linear('#93a86b'))
    tone = g.mixed(g.math('MULTIPLY', rib, 0.6), tone, linear('#a3b37a'))
    g.surface_is(base_color=tone, roughness=0.38, specular=0.45, normal=g.bump(veins, 0.25, 0.002))
    glow = g.node('BsdfTranslucent', {'Color': g.shaded(tone, 1.5)})
    both = g.node('MixShader', {'Fac': 0.28, 1: g.surface.outputs[0], 2: glow.outputs[0]})
    g.tree.links.new(both.outputs[0], g.tree.nodes['Material Output'].inputs[0])
    g.for_reflections(linear(color))
    return g.material


@cache
def linen(color):
    """A curtain: daylight shines through."""
    g = Graph('linen')
    threads = g.noise(g.scaled(g.coordinates(), (500.0, 500.0, 60.0)), 1.0, 2.0)
    tone = g.shaded(g.mixed(0.0, linear(color), linear(color)), g.between(threads, 0.9, 1.06))
    g.surface_is(base_color=tone, roughness=1.0, specular=0.0)
    glow = g.node('BsdfTranslucent', {'Color': tone})
    both = g.node('MixShader', {'Fac': 0.45, 1: g.surface.outputs[0], 2: glow.outputs[0]})
    g.tree.links.new(both.outputs[0], g.tree.nodes['Material Output'].inputs[0])
    return g.material


@cache
def paper_lamp():
    """A paper lantern that is switched off: bright where the window shines through it."""
    g = Graph('paper lamp')
    split = g.node('SeparateXYZ', {0: g.coordinates('Generated')})
    hoops = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', split.outputs[2], 60.0)))
    g.surface_is(base_color=linear('#f6f1e6'), roughness=1.0, specular=0.0, normal=g.bump(hoops, 0.5, 0.008))
    glow = g.node('BsdfTranslucent', {'Color': linear('#fff6e2')})
    both = g.node('MixShader', {'Fac': 0.5, 1: g.surface.outputs[0], 2: glow.outputs[0]})
    g.tree.links.new(both.outputs[0], g.tree.nodes['Material Output'].inputs[0])
    return g.material
