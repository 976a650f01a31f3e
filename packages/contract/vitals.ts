import Type, { type Static } from 'typebox';
import { BodyBase } from './envelope.ts';

/** Web vitals of one visit, with nothing of who it was: which kind of page, on which kind of device, and how it went (extension, D30). Milliseconds; CLS without a unit. */
export const VitalsBody = Type.Object({
	...BodyBase,
	screen: Type.String({ pattern: '^[a-z]+/[a-z_-]+$', maxLength: 60 }),
	device: Type.Union([Type.Literal('phone'), Type.Literal('desktop')]),
	vitals: Type.Array(
		Type.Object({
			name: Type.Union([Type.Literal('LCP'), Type.Literal('CLS'), Type.Literal('INP'), Type.Literal('FCP'), Type.Literal('TTFB')]),
			value: Type.Number({ minimum: 0, maximum: 600_000 }),
		}),
		{ minItems: 1, maxItems: 5 },
	),
});
export type VitalsBody = Static<typeof VitalsBody>;
export type Vital = VitalsBody['vitals'][number];

export const VitalsAnswer = Type.Object({ success: Type.Boolean() });
