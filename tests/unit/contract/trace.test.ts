import { toTrace, toTraceparent } from '@titraj/contract/http/trace.ts';
import { expect, test } from 'vitest';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

test.each([`00-${TRACE}-${PARENT}-01`, `01-${TRACE}-${PARENT}-01-what-comes-later`])('the traceparent %s is continued with a new span', (header) => {
	const trace = toTrace(header);
	expect(trace).toMatchObject({ traceId: TRACE, flags: '01' });
	expect(toTraceparent(trace)).toMatch(new RegExp(`^00-${TRACE}-(?!${PARENT})[0-9a-f]{16}-01$`));
});

test.each([
	undefined,
	null,
	'',
	'00',
	`ff-${TRACE}-${PARENT}-01`,
	`00-${TRACE.toUpperCase()}-${PARENT}-01`,
	`00-${'0'.repeat(32)}-${PARENT}-01`,
	`00-${TRACE}-${'0'.repeat(16)}-01`,
	`00-${TRACE}-${PARENT}-01x`,
	`01-${TRACE}-${PARENT}-01-${'x'.repeat(200)}`,
	[`00-${TRACE}-${PARENT}-01`, `00-${TRACE}-${PARENT}-01`],
])('the traceparent %j is not continued: a new trace begins, which is not sampled', (header) => {
	const [first, second] = [toTrace(header), toTrace(header)];
	expect(first).toEqual({ traceId: expect.stringMatching(/^[0-9a-f]{32}$/), spanId: expect.stringMatching(/^[0-9a-f]{16}$/), flags: '00' });
	expect([TRACE, second.traceId]).not.toContain(first.traceId);
});
