import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { Field } from '../../ui/Field.tsx';
import type { AttributeDraft } from './product-change.ts';

interface Props {
	readonly attributes: readonly AttributeDraft[];
	readonly onChange: (attributes: readonly AttributeDraft[]) => void;
}

/** The table of specifications: name, value and unit of each attribute. */
export function Attributes({ attributes, onChange }: Props): ReactNode {
	const set = (key: string, change: Partial<AttributeDraft>) => onChange(attributes.map((each) => (each.key === key ? { ...each, ...change } : each)));
	return (
		<section className="card">
			<h2>{t('product.attributes')}</h2>
			{attributes.map(({ key, name, value, unit }) => (
				<div key={key} className="attribute">
					<Field label={t('product.attribute-name')} value={name} maxLength={100} onChange={(event) => set(key, { name: event.target.value, code: null })} />
					<Field label={t('product.attribute-value')} value={value} maxLength={500} onChange={(event) => set(key, { value: event.target.value })} />
					<Field label={t('product.attribute-unit')} value={unit} maxLength={20} onChange={(event) => set(key, { unit: event.target.value })} />
					<button
						type="button"
						className="quiet"
						aria-label={t('product.attribute-remove', { name })}
						onClick={() => onChange(attributes.filter((each) => each.key !== key))}
					>
						{t('product.remove')}
					</button>
				</div>
			))}
			<div>
				<button
					type="button"
					className="quiet"
					onClick={() => onChange([...attributes, { key: crypto.randomUUID(), code: null, name: '', value: '', unit: '', group: '', isNumber: false }])}
				>
					{t('product.attribute-add')}
				</button>
			</div>
		</section>
	);
}
