import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { Field } from '../../ui/Field.tsx';
import type { SpotDraft } from './flyer-draft.ts';

const PLACE = ['x', 'y', 'width', 'height'] as const;

interface Props {
	readonly spot: SpotDraft;
	/** As in the picture of the page. */
	readonly number: number;
	readonly error: string | undefined;
	readonly onChange: (spot: SpotDraft) => void;
	readonly onRemove: () => void;
}

/** A product on a page of a flyer, and its place in per cent. */
export function SpotFields({ spot, number, error, onChange, onRemove }: Props): ReactNode {
	const name = t('flyer.product', { number });
	return (
		<li className="form" aria-label={name}>
			<Field
				label={t('flyer.sku', { number })}
				maxLength={100}
				value={spot.sku}
				error={error}
				onChange={({ target }) => onChange({ ...spot, sku: target.value })}
			/>
			<div className="period">
				{PLACE.map((side) => (
					<Field
						key={side}
						label={t(`flyer.${side}`)}
						inputMode="decimal"
						value={spot[side]}
						onChange={({ target }) => onChange({ ...spot, [side]: target.value })}
					/>
				))}
			</div>
			<div className="actions">
				<button type="button" className="quiet" aria-label={t('menus.remove', { title: name })} onClick={onRemove}>
					{t('product.remove')}
				</button>
			</div>
		</li>
	);
}
