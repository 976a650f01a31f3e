import Type, { type Static } from 'typebox';
import type { EndpointDefinitions } from './endpoint-definition.ts';
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

/** Sent by the shop's function alone. */
export const vitalsEndpoints = {
	_post_hapi_misc_vitals: {
		method: 'POST',
		path: '/hapi/v1/misc/vitals/',
		request: VitalsBody,
		response: Type.Object({ success: Type.Boolean() }),
		part: 'extension',
		internal: true,
	},
} as const satisfies EndpointDefinitions;
