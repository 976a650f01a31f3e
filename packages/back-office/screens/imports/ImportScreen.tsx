import { type ReactNode, useState } from 'react';
import { type Feed, type ImportWishes, type Mapping, readImport, runImport } from '../../api/imports.ts';
import { useRead } from '../../api/read.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { formatNumber } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CheckBox, Select } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ImportResult } from './ImportResult.tsx';
import { MappingTable } from './MappingTable.tsx';
import { hasCode, toChoice, toMapping } from './mapping-choice.ts';

/** Milliseconds between two questions how far an import is. */
const POLLED_EVERY = 700;

/** An uploaded file: what was found in it, what its columns mean, a trial, the import, and the report. */
export default function ImportScreen({ params: { id = '' } }: ScreenProps): ReactNode {
	const run = useRead(readImport(id), ({ state }) => (state === 'running' ? POLLED_EVERY : 0));
	return (
		<>
			<p>
				<a href="#/imports">{t('imports.title')}</a>
			</p>
			{run.error?.failure.status === 404 ? (
				<>
					<h1>{t('imports.title')}</h1>
					<p className="waiting">{t('imports.gone')}</p>
				</>
			) : (
				<Loading of={run}>
					{(value) => (
						<>
							<h1>{value.feed.name}</h1>
							<p>{t('imports.found', { format: toFormat(value.feed) })}</p>
							<Steps key={id} feed={value.feed} isRunning={value.state === 'running'} onRun={() => run.mutate()} />
							{value.state === 'running' && (
								<div className="card spaced" role="status">
									<label htmlFor="import-progress">{t(value.dry_run ? 'imports.trying' : 'imports.running', { rows: formatNumber(value.rows) })}</label>
									<progress id="import-progress" max={1} value={value.share} />
								</div>
							)}
							<ImportResult run={value} />
						</>
					)}
				</Loading>
			)}
		</>
	);
}

/** `CSV · windows-1250 · WooCommerce`. */
function toFormat({ kind, encoding, program }: Feed): string {
	const writer = program === null ? t('imports.program-unknown') : program === 'table' ? t('imports.program-table') : program;
	return [kind === 'json' ? 'JSON' : kind.toUpperCase(), ...(kind === 'xlsx' ? [] : [encoding]), writer].join(' · ');
}

interface StepsProps {
	readonly feed: Feed;
	readonly isRunning: boolean;
	readonly onRun: () => unknown;
}

/** The mapping, how values are written, and the buttons that try and import. */
function Steps({ feed, isRunning, onRun }: StepsProps): ReactNode {
	const [choice, setChoice] = useState(() => toChoice(feed));
	const [decimal, setDecimal] = useState('');
	const [vat, setVat] = useState('');
	const isTable = feed.program === 'table' || feed.program === 'rows';
	const isReady = feed.mapping === null || hasCode(choice);

	const act = (dryRun: boolean) => (typed: FormData) => {
		const mapping: Mapping = {
			...(feed.mapping === null ? { columns: {} } : toMapping(feed.mapping, choice)),
			...(decimal === ',' || decimal === '.' ? { decimal } : {}),
			...(vat === '' ? {} : { vat_included: vat === 'included' }),
		};
		const wishes: ImportWishes = { ...(!isTable && { mapping }), dry_run: dryRun, complete: typed.get('complete') === 'on' };
		return runImport(feed.id, wishes);
	};
	const complete = <CheckBox label={t('imports.complete')} hint={t('imports.complete-hint')} name="complete" />;

	return (
		<fieldset disabled={isRunning} className="form spaced">
			{feed.mapping !== null && <MappingTable feed={feed} mapping={feed.mapping} choice={choice} onChange={setChoice} />}
			{isTable ? (
				<p className="hint">{t('imports.stock-hint')}</p>
			) : (
				<section className="card">
					<h2>{t('imports.values')}</h2>
					<div className="period">
						<Select
							label={t('imports.decimal')}
							name="decimal"
							value={decimal}
							options={[
								['', t('imports.decimal-found')],
								[',', t('imports.decimal-comma')],
								['.', t('imports.decimal-point')],
							]}
							onChange={setDecimal}
						/>
						<Select
							label={t('imports.vat')}
							name="vat"
							value={vat}
							options={[
								['', t('imports.vat-found')],
								['included', t('imports.vat-included')],
								['excluded', t('imports.vat-excluded')],
							]}
							onChange={setVat}
						/>
					</div>
				</section>
			)}
			{!isReady && (
				<p className="notice" data-tone="attention" role="status">
					{t('imports.lacking-sku')}
				</p>
			)}
			{isReady && (
				<div className="actions">
					<ActionButton label={t('imports.try')} question={t('imports.try-question')} done={t('imports.begun')} tone="quiet" act={act(true)} onDone={onRun}>
						{complete}
					</ActionButton>
					<ActionButton label={t('imports.run')} question={t('imports.run-question')} done={t('imports.begun')} act={act(false)} onDone={onRun}>
						{complete}
					</ActionButton>
				</div>
			)}
		</fieldset>
	);
}
