import type { Redis } from 'ioredis';
import type { RequestPages } from '../manifest/remote-reader.ts';
import { machineInbox } from './keys.ts';
import type { MessageToMachine } from './messages.ts';
import { receiveMessages } from './receive-messages.ts';
import { sendToCoordinator } from './send-message.ts';

/** Milliseconds that the coordinator has to answer: pages that are missing in its answer are rendered. */
const ANSWER_TIMEOUT = 10_000;

interface PageRequests extends Disposable {
	readonly request: RequestPages;
}

/** Requests the manifest's entries of pages from a build's coordinator. */
export function openPageRequests(redis: Redis, run: string, machine: string): PageRequests {
	const open = new Map<number, (pages: MessageToMachine['pages']) => void>();
	let requests = 0;
	const settle = ({ request, pages }: MessageToMachine) => {
		open.get(request)?.(pages);
		open.delete(request);
	};
	const inbox = receiveMessages<MessageToMachine>(redis, machineInbox(machine), { onMessage: settle, onEnd: () => undefined });
	return {
		request(paths) {
			const request = requests++;
			const answer = new Promise<MessageToMachine['pages']>((resolve) => open.set(request, resolve));
			const timer = setTimeout(() => settle({ request, pages: [] }), ANSWER_TIMEOUT);
			sendToCoordinator(redis, run, { kind: 'request-pages', machine, request, paths }).catch(() => settle({ request, pages: [] }));
			return answer.finally(() => clearTimeout(timer));
		},
		[Symbol.dispose]: () => inbox[Symbol.dispose](),
	};
}
