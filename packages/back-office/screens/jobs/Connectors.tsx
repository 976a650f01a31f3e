import type { ReactNode } from 'react';
import { type Connector, type ConnectorProblem, decideProblem, forgetConnector, readConnectors } from '../../api/connectors.ts';
import { useRead } from '../../api/read.ts';
import { toReasonText } from '../../texts/api-words.ts';
import { formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loading } from '../../ui/Loading.tsx';

/** Milliseconds without a report after which a connector does not seem to run; by default it reports every minute. */
const SILENT_AFTER = 3_600_000;

/** What connectors to other systems gave up; nothing for a shop that has none. */
export function Connectors(): ReactNode {
	const connectors = useRead(readConnectors());
	if (connectors.data?.value.items.length === 0) return null;
	return (
		<section className="card">
			<h2>{t('jobs.connectors')}</h2>
			<Loading of={connectors}>
				{({ items }) => (
					<div className="stack">
						{items.map((connector) => (
							<State key={connector.id} connector={connector} onDone={() => connectors.mutate()} />
						))}
					</div>
				)}
			</Loading>
		</section>
	);
}

interface Props {
	readonly connector: Connector;
	readonly onDone: () => unknown;
}

function State({ connector: { id, name, reported_at, total, problems }, onDone }: Props): ReactNode {
	const time = formatTime(reported_at);
	const isSilent = Date.now() - Date.parse(reported_at) > SILENT_AFTER;
	return (
		<div className="stack">
			<h3>
				{name} {!isSilent && <small>{t('jobs.connector-reported', { time })}</small>}
			</h3>
			{isSilent && (
				<>
					<p className="notice" data-tone="attention">
						{t('jobs.connector-silent', { time })}
					</p>
					<div>
						<ActionButton
							label={t('jobs.connector-forget', { name })}
							question={t('jobs.connector-forget-question')}
							done={t('action.done')}
							tone="danger"
							act={() => forgetConnector(id)}
							onDone={onDone}
						/>
					</div>
				</>
			)}
			{total === 0 && <p>{t('jobs.connector-well')}</p>}
			<ul className="stack">
				{problems.map((problem) => (
					<Problem key={problem.id} problem={problem} onDone={onDone} />
				))}
			</ul>
			{total > problems.length && <p>{t('jobs.connector-more', { shown: problems.length, total })}</p>}
		</div>
	);
}

function Problem({ problem, onDone }: { readonly problem: ConnectorProblem; readonly onDone: () => unknown }): ReactNode {
	const { kind, subject, reason, failed_at, repeatable, decision } = problem;
	const title = t(`jobs.problem.${kind}`, { subject });
	return (
		<li>
			<b>{kind === 'order' || kind === 'fulfilment' ? <a href={`#/orders/${encodeURIComponent(subject)}`}>{title}</a> : title}</b>{' '}
			<small>{formatTime(failed_at)}</small>
			<p className="detail">{toReasonText(reason)}</p>
			{decision === null ? (
				<div className="actions">
					{repeatable && (
						<ActionButton
							label={t('jobs.problem-repeat', { subject })}
							short={t('short.try-again')}
							question={t('jobs.problem-repeat-question')}
							done={t('action.saved')}
							tone="quiet"
							act={() => decideProblem(problem, 'repeat')}
							onDone={onDone}
						/>
					)}
					<ActionButton
						label={t('jobs.problem-dismiss', { subject })}
						short={t('short.discard')}
						question={t('jobs.problem-dismiss-question')}
						done={t('action.saved')}
						tone="danger"
						act={() => decideProblem(problem, 'dismiss')}
						onDone={onDone}
					/>
				</div>
			) : (
				<p>
					<span className="state" data-tone="attention">
						{tOf('jobs.decided', decision)}
					</span>
				</p>
			)}
			{!repeatable && <small>{t('jobs.problem-by-itself')}</small>}
		</li>
	);
}
