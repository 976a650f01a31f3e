import Type, { type Static } from 'typebox';
import { BodyBase } from './envelope.ts';
import { field } from './field.ts';

/** Web vitals of one visit, with nothing of who it was (extension, D30). */
export const VitalsBody = Type.Object({
	...BodyBase,
	screen: field(Type.String({ pattern: '^[a-z]+/[a-z_-]+$', maxLength: 60 }), 'Kind of the page, as controller and screen: `catalog/product`.'),
	device: field(Type.Union([Type.Literal('phone'), Type.Literal('desktop')]), 'Kind of the device, by the width of its window.'),
	vitals: field(
		Type.Array(
			Type.Object({
				name: field(
					Type.Union([Type.Literal('LCP'), Type.Literal('CLS'), Type.Literal('INP'), Type.Literal('FCP'), Type.Literal('TTFB')]),
					'Name of the web vital.',
				),
				value: field(Type.Number({ minimum: 0, maximum: 600_000 }), 'Value in milliseconds; for CLS without a unit.'),
			}),
			{ minItems: 1, maxItems: 5 },
		),
		'Measured web vitals.',
	),
});
export type VitalsBody = Static<typeof VitalsBody>;
export type Vital = VitalsBody['vitals'][number];

export const VitalsAnswer = Type.Object({ success: field(Type.Boolean(), 'True once the visit was counted.') });
