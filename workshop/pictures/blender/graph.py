"""Short forms for building materials out of shader nodes."""
import bpy


def channels(color):
    """Red, green and blue of a `#rrggbb` colour, 0 to 1."""
    return [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]


def linear(color):
    """A `#rrggbb` colour of the screen as the light that it stands for."""
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels(color))


class Graph:
    """A material whose nodes are made one by one; `surface` is its Principled BSDF."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(node.inputs[key], value)
        return node

    def put(self, socket, value):
        """A value, or the output of another node."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def surface_is(self, average=None, **inputs):
        """`average`: the colour that reflected light sees, which costs a tenth of the full surface."""
        for key, value in inputs.items():
            self.put(self.surface.inputs[key.replace('_', ' ').title()], value)
        if average:
            self.for_reflections(average)
        return self.material

    def for_reflections(self, average):
        output = self.tree.nodes['Material Output'].inputs[0]
        seen = output.links[0].from_socket
        plain = self.node('BsdfDiffuse', {'Color': average})
        both = self.node('MixShader', {'Fac': self.node('LightPath').outputs['Is Camera Ray'], 1: plain.outputs[0], 2: seen})
        self.tree.links.new(both.outputs[0], output)

    def coordinates(self, output='Object'):
        return self.node('TexCoord').outputs[output]

    def random(self):
        """A number of its own for each object, 0 to 1."""
        return self.node('ObjectInfo').outputs['Random']

    def math(self, operation, a, b=0.0):
        return self.node('Math', {0: a, 1: b}, operation=operation).outputs[0]

    def scaled(self, vector, scale):
        return self.node('VectorMath', {0: vector, 1: scale}, operation='MULTIPLY').outputs[0]

    def added(self, vector, other):
        return self.node('VectorMath', {0: vector, 1: other}, operation='ADD').outputs[0]

    def noise(self, vector, scale=1.0, detail=3.0, **inputs):
        return self.node('TexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, **inputs}).outputs['Fac']

    def ramp(self, factor, *stops):
        """Colours, or numbers as greys, at places from 0 to 1."""
        node = self.node('ValToRGB', {'Fac': factor})
        elements = node.color_ramp.elements
        for i, (place, color) in enumerate(stops):
            element = elements[i] if i < 2 else elements.new(place)
            element.position = place
            element.color = (*color, 1) if isinstance(color, tuple) else (color, color, color, 1)
        return node.outputs['Color']

    def mixed(self, factor, a, b):
        return self.node('MixRGB', {'Fac': factor, 'Color1': a, 'Color2': b}).outputs[0]

    def shaded(self, color, value):
        """A colour made darker or lighter."""
        return self.node('HueSaturation', {'Color': color, 'Value': value}).outputs[0]

    def between(self, factor, low, high):
        return self.node('MapRange', {'Value': factor, 'To Min': low, 'To Max': high}).outputs[0]

    def bump(self, height, strength, distance, normal=None):
        inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
        if normal:
            inputs['Normal'] = normal
        return self.node('Bump', inputs).outputs[0]
