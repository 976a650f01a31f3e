import { readStateHint } from '#lib/platform/client/state-hint.ts';
import type { Result } from '#lib/platform/http/result.ts';

/** Milliseconds for which a page and the marks of its buttons share an answer. */
const SHARED_FOR = 30_000;

interface SharedAnswer<T> {
	/** Asks the shop. */
	readonly fresh: () => Promise<Result<T>>;
	/** The answer of a moment ago, also one that is on its way, or else a new one. */
	readonly recent: () => Promise<Result<T>>;
	/** Call before and after a write. */
	readonly forget: () => void;
}

/** A list of the visitor that several parts of a page need when it opens, so that the shop is asked once. */
export function shareAnswer<T>(load: () => Promise<Result<T>>): SharedAnswer<T> {
	let known: { readonly epoch: string | undefined; readonly at: number; readonly answer: Promise<Result<T>> } | undefined;
	const fresh = () => {
		const answer = load();
		const asked = { epoch: readStateHint()?.epoch, at: performance.now(), answer };
		known = asked;
		const forgetFailed = (isOk: boolean) => {
			if (!isOk && known === asked) known = undefined;
		};
		void answer.then(
			({ ok }) => forgetFailed(ok),
			() => forgetFailed(false),
		);
		return answer;
	};
	return {
		fresh,
		recent: () => (known && known.epoch === readStateHint()?.epoch && performance.now() - known.at < SHARED_FOR ? known.answer : fresh()),
		forget: () => {
			known = undefined;
		},
	};
}
