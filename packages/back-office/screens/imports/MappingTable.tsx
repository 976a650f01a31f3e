import type { ReactNode } from 'react';
import type { Feed, Mapping } from '../../api/imports.ts';
import { t, tOf } from '../../texts/text.ts';
import { Select } from '../../ui/Field.tsx';
import { ATTRIBUTE, type Choice, fieldsOf, LEVEL, lackingOf, NOT_USED } from './mapping-choice.ts';

interface Props {
	readonly feed: Feed;
	/** The draft of the shop. */
	readonly mapping: Mapping;
	readonly choice: Choice;
	readonly onChange: (choice: Choice) => void;
}

/** What each column of the file means, beside examples of its values. */
export function MappingTable({ feed, mapping, choice, onChange }: Props): ReactNode {
	const options: readonly (readonly [string, string])[] = [
		[NOT_USED, t('imports.not-used')],
		[ATTRIBUTE, t('imports.attribute')],
		[LEVEL, t('imports.level')],
		...fieldsOf(mapping).map((field) => [field, tOf('imports.field', field)] as const),
	];
	const lacking = lackingOf(choice);
	return (
		<section className="card" aria-label={t('imports.mapping')}>
			<h2>{t('imports.mapping')}</h2>
			<p>{t('imports.mapping-about')}</p>
			<div className="mapping">
				{feed.columns.map(({ name, examples }) => (
					<Select
						key={name}
						label={t('imports.column', { name })}
						hint={examples.length === 0 ? t('imports.no-value') : t('imports.example', { text: examples.slice(0, 3).join(' · ').slice(0, 120) })}
						name={name}
						value={choice[name] ?? NOT_USED}
						options={options}
						onChange={(meaning) => onChange({ ...choice, [name]: meaning })}
					/>
				))}
			</div>
			{lacking.length > 0 && (
				<p className="notice" data-tone="attention" role="status">
					{t('imports.lacking', { fields: lacking.map((field) => tOf('imports.field', field)).join(', ') })}
				</p>
			)}
		</section>
	);
}
