import { nameOf, toText } from '../shop/name-of.ts';
import type { Decision, ReportedProblem } from '../shop/shop-client.ts';
import type { State } from '../state/state.ts';
import { dropDead, retryDead } from './report.ts';
import type { Round } from './round.ts';

/** Most problems that the shop takes at once. */
const MOST = 500;

interface Problem extends Omit<ReportedProblem, 'key' | 'failed_at' | 'repeatable'> {
	/** Number of the order, id of the event, sku, or name of the file. */
	readonly id: string;
	/** Milliseconds since 1970. */
	readonly at: number;
	/** Of a refused product. */
	readonly source_id: string | null;
}

/** Tells the shop what was given up and which products it refuses, so that staff see it there, and does what they chose; orders go out with the next round. */
export async function reportProblems<Product>({ connector, shop, state, dryRun, log }: Round<Product>): Promise<void> {
	if (dryRun) return;
	const problems = listProblems(state, connector.content === undefined ? 'product' : 'content');
	const canReadOne = connector.engine.readProducts !== undefined;
	const shown = new Map(problems.slice(0, MOST).map((problem) => [`${problem.kind} ${toText(problem.id, 500)}`, problem]));
	const decisions = await shop.report({
		...{ name: nameOf(connector), total: countProblems(state) },
		problems: [...shown.values()].map(({ kind, id, subject, reason, at, source_id }) => ({
			...{ kind, key: toText(id, 500), subject: toText(subject, 200), reason: toText(reason, 1000) },
			...{ repeatable: isGivenUp(kind) || kind === 'file' || (canReadOne && source_id !== null), failed_at: new Date(at).toISOString() },
		})),
	});
	if (decisions === null) log({ event: 'report_not_taken', reason: 'the shop is of an older version' });
	for (const { kind, key, decision } of decisions ?? []) {
		const problem = shown.get(`${kind} ${key}`);
		if (problem === undefined) continue;
		decide(state, problem, decision);
		log({ event: `problem_${decision}`, kind, id: problem.id });
	}
}

const listProblems = (state: State, refused: 'product' | 'content'): Problem[] => [
	...state.all<Problem>(
		`select 'order' as kind, number as id, number as subject, coalesce(error, '') as reason, failed_at as at, null as source_id from outbox
			where state = 'dead' order by failed_at desc limit ?`,
		MOST,
	),
	...state.all<Problem>(
		`select 'fulfilment' as kind, id, number as subject, coalesce(error, '') as reason, failed_at as at, null as source_id from events
			where state = 'dead' order by failed_at desc limit ?`,
		MOST,
	),
	...state.all<Problem>(
		"select 'file' as kind, name as id, name as subject, reason, at, null as source_id from held_files where decision is null order by at desc limit ?",
		MOST,
	),
	...state.all<Problem>(
		'select ? as kind, sku as id, sku as subject, reason, at, source_id from refusals where dismissed = 0 order by at desc, sku limit ?',
		...[refused, MOST],
	),
];

const countProblems = (state: State): number =>
	state.one<{ n: number }>(
		`select (select count(*) from outbox where state = 'dead') + (select count(*) from events where state = 'dead')
			+ (select count(*) from held_files where decision is null) + (select count(*) from refusals where dismissed = 0) as n`,
	)?.n ?? 0;

/** Staff may choose a product again that was read meanwhile: it is only read once more. */
function decide(state: State, { kind, id, source_id }: Problem, decision: Decision['decision']): void {
	if (isGivenUp(kind)) (decision === 'repeat' ? retryDead : dropDead)(state, id);
	else if (kind === 'file') state.run('update held_files set decision = ? where name = ?', decision, id);
	else if (decision === 'dismiss') state.run('update refusals set dismissed = 1 where sku = ?', id);
	else if (source_id !== null) state.run('insert into hints (product_id) values (?) on conflict do nothing', source_id);
}

/** An order or event, which is tried again by itself; the others are read again. */
const isGivenUp = (kind: Problem['kind']): boolean => kind === 'order' || kind === 'fulfilment';
