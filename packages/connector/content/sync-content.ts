import { CallError, messageOf, outcomeOf } from '../http/call-error.ts';
import type { Round } from '../round/round.ts';
import type { ContentItem } from './content-source.ts';
import { ContentWriter } from './content-writer.ts';

const CURSOR = 'contents';
const AT_MOST = 20;
const LONGEST_REASON = 1000;

/** Writes posts and pages that changed at the CMS since the last round. */
export async function syncContent<Product>(round: Round<Product>): Promise<void> {
	const { content } = round.connector;
	if (content === undefined) return;
	const { state, dryRun, isEnding } = round;
	const writer = new ContentWriter(round, content);
	for (let cursor = state.cursor(CURSOR); !isEnding(); ) {
		const page = await content.readChanges(cursor);
		for (const item of page.items) await writeOne(round, writer, item);
		if (!dryRun) state.setCursor(CURSOR, page.cursor);
		if (page.isLast) return;
		if (page.cursor === cursor) throw new CallError(`${content.name} gives the same page of changes again`, { outcome: 'failed' });
		cursor = page.cursor;
	}
}

/** The full comparison: writes everything, and archives what the CMS no longer has, unless more than `atMost` percent are missing at once. */
export async function compareContent<Product>(round: Round<Product>): Promise<void> {
	const { content, atMost = AT_MOST } = round.connector;
	if (content === undefined) return;
	const { state, isEnding, log, now, dryRun } = round;
	const writer = new ContentWriter(round, content);
	const began = now();
	const seen = new Set<string>();
	for await (const items of content.readAll())
		for (const item of items) {
			if (isEnding()) return;
			seen.add(`${item.kind} ${item.id}`);
			await writeOne(round, writer, item);
		}
	if (!dryRun) state.run('delete from refusals where at < ?', began);
	const known = state.all<{ kind: ContentItem['kind']; id: string }>("select kind, id from contents where hash <> 'gone'");
	const missing = known.filter(({ kind, id }) => !seen.has(`${kind} ${id}`));
	const percent = known.length === 0 ? 0 : (missing.length / known.length) * 100;
	if (percent > atMost) log({ event: 'too_many_missing', missing: missing.length, known: known.length });
	else for (const { kind, id } of missing) await writer.archive(kind, id);
	log({ event: 'compared', contents: seen.size, missing: missing.length });
}

/** One that the shop refuses is listed, and stops no other; a shop or CMS that cannot be reached ends the step. */
async function writeOne<Product>({ state, log, now, dryRun }: Round<Product>, writer: ContentWriter<Product>, item: ContentItem): Promise<void> {
	const name = `${item.kind} ${item.id}`;
	const note = (reason: string) =>
		state.run(
			`insert into refusals (sku, reason, at) values (?, ?, ?) on conflict (sku) do update set reason = excluded.reason, at = excluded.at,
				dismissed = case when reason = excluded.reason then dismissed else 0 end`,
			...[name, reason, now()],
		);
	try {
		const leftOut = await writer.write(item);
		if (dryRun) return;
		// What was noted when it was written stays noted while it is the same.
		if (leftOut === null) state.run('update refusals set at = ? where sku = ?', now(), name);
		else if (leftOut.length === 0) state.run('delete from refusals where sku = ?', name);
		else note(`written without pictures that could not be copied: ${leftOut.join(' ')}`.slice(0, LONGEST_REASON));
	} catch (error) {
		if (outcomeOf(error) !== 'refused') throw error;
		log({ event: 'content_refused', name, reason: messageOf(error) });
		if (!dryRun) note(messageOf(error));
	}
}
