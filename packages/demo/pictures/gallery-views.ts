import type { View } from './views.ts';

const USUAL: readonly View[] = ['front', 'straight', 'side', 'detail', 'back', 'above', 'right'];
/** `side` already shows the back. */
const SIDE_IS_BACK: readonly View[] = ['front', 'straight', 'side', 'detail', 'above', 'right'];
/** Seen from the front edge it is a line. */
const FLAT: readonly View[] = ['front', 'above', 'side', 'detail', 'back', 'right'];
/** The back has sockets in reality, and none in the drawing. */
const NO_BACK: readonly View[] = ['front', 'straight', 'side', 'detail', 'above', 'right'];
const NO_RIGHT: readonly View[] = ['front', 'straight', 'side', 'detail', 'back', 'above'];
const ROUND: readonly View[] = ['front', 'straight', 'detail', 'above', 'below', 'side'];

/** Views that show something of their own and draw well, by kind or by kind and variant; the others have the usual ones. */
const VIEWS: Readonly<Record<string, readonly View[]>> = {
	'battery aa': ROUND,
	'cable drum': USUAL,
	cable: NO_RIGHT,
	case: NO_BACK,
	console: NO_BACK,
	'cooler water': NO_BACK,
	cpu: NO_BACK,
	keyboard: FLAT,
	'lamp bulb': ROUND,
	monitor: SIDE_IS_BACK,
	motherboard: NO_RIGHT,
	mousepad: ['front', 'above', 'side', 'detail', 'back'],
	oscilloscope: NO_BACK,
	paste: NO_RIGHT,
	phone: ['front', 'straight', 'side', 'detail', 'back', 'right'],
	powersupply: NO_BACK,
	printer: NO_BACK,
	projector: NO_BACK,
	psu: SIDE_IS_BACK,
	'resistor axial': ['front', 'above', 'side', 'detail', 'back', 'right'],
	'soldering station': NO_BACK,
	'speaker portable': NO_BACK,
	'speaker soundbar': NO_BACK,
	ssd: FLAT,
	switch: NO_BACK,
	'tool crimper': FLAT,
	'tool pliers': FLAT,
	tv: SIDE_IS_BACK,
	vr: NO_BACK,
};

/** Views of a kind of product, the main one first and the least important last. */
export function galleryViews(kind: string, variant: string): readonly View[] {
	return VIEWS[`${kind} ${variant}`] ?? VIEWS[kind] ?? USUAL;
}
