import type { Camera } from './camera.ts';
import type { Vec } from './space.ts';

/** An object in space; `corners` enclose it. */
export interface Solid {
	corners: Vec[];
	draw: (camera: Camera) => string;
}
