import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDirect } from '@titraj/contract/http/direct-request.ts';
import { toHostname, UNKNOWN_HOST } from '@titraj/contract/http/known-hosts.ts';
import { createLineLimit } from '@titraj/contract/line-limit.ts';
import { log } from '#lib/platform/server/log/log.server.ts';

/** Limits log lines that strangers cause. */
const lines = createLineLimit({ most: 10, windowMs: 60_000 });

/** Whether a request names one of the hosts, or a program of this machine sends it to a name of this machine. */
export function isForKnownHost(request: IncomingMessage, hosts: ReadonlySet<string>): boolean {
	return hosts.has(toHostname(request.headers.host ?? '') ?? '') || isDirect(request);
}

/** 421: the request is for a host that is not the shop's. */
export function refuseHost(request: IncomingMessage, response: ServerResponse): void {
	const { writes, leftOut } = lines(performance.now());
	if (writes) log('warn', 'unknown host', { host: request.headers.host, left_out: leftOut, hint: UNKNOWN_HOST });
	response
		.writeHead(421, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
		.end(`${UNKNOWN_HOST}\n`);
}
