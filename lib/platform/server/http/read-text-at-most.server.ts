import { AnswerTooLarge } from '../../http/answer-too-large.ts';
import { readAtMost } from './read-at-most.server.ts';

/** Maximum bytes of one answer of the backend: many times those of the largest batch of a build, and few enough for a machine that gets an endless one. */
export const LARGEST_ANSWER = 64 * 1024 * 1024;

/** The text of an answer of the backend. Throws AnswerTooLarge instead of reading on for ever. */
export async function readTextAtMost(response: Response, limit = LARGEST_ANSWER): Promise<string> {
	const bytes = await readAtMost(response, limit);
	if (bytes === null) throw new AnswerTooLarge(limit, response.status);
	return new TextDecoder().decode(bytes);
}
