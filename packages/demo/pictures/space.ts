/** Space: x to the right, y away from the viewer, z up; the front of a product is at y = 0. */
export type Vec = [x: number, y: number, z: number];

export function dot(a: Vec, b: Vec): number {
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** A plane in space: origin, two axes for drawing, and the direction in which solids are extruded. */
export interface Frame {
	origin: Vec;
	u: Vec;
	v: Vec;
	normal: Vec;
}

/** Drawn in x and z, extruded backwards: fronts. */
export function upright(x: number, y: number, z: number): Frame {
	return { origin: [x, y, z], u: [1, 0, 0], v: [0, 0, 1], normal: [0, 1, 0] };
}

/** Drawn in x and y, extruded upwards: tops. */
export function flat(x: number, y: number, z: number): Frame {
	return { origin: [x, y, z], u: [1, 0, 0], v: [0, 1, 0], normal: [0, 0, 1] };
}

/** Drawn in y and z, extruded to the right: sides. */
export function sideways(x: number, y: number, z: number): Frame {
	return { origin: [x, y, z], u: [0, 1, 0], v: [0, 0, 1], normal: [1, 0, 0] };
}

/** An upright plane that leans back by so many degrees around its lower edge. */
export function leaning(x: number, y: number, z: number, degrees: number): Frame {
	const turn = (degrees * Math.PI) / 180;
	const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
	return { origin: [x, y, z], u: [1, 0, 0], v: [0, sin, cos], normal: [0, cos, -sin] };
}

/** Drawn in x and z, extruded towards the viewer: parts that protrude from a front. */
export function outwards(x: number, y: number, z: number): Frame {
	return { origin: [x, y, z], u: [1, 0, 0], v: [0, 0, 1], normal: [0, -1, 0] };
}

/** The point of a plane at s, t, raised by k along its normal. */
export function pointOn({ origin, u, v, normal }: Frame, s: number, t: number, k: number): Vec {
	return [origin[0] + s * u[0] + t * v[0] + k * normal[0], origin[1] + s * u[1] + t * v[1] + k * normal[1], origin[2] + s * u[2] + t * v[2] + k * normal[2]];
}
