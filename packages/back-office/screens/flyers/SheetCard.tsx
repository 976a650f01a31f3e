import type { ReactNode } from 'react';
import { toUploadedPath } from '../../api/products.ts';
import { t } from '../../texts/text.ts';
import { Field } from '../../ui/Field.tsx';
import { PictureUpload } from '../../ui/PictureUpload.tsx';
import { PlaceButtons } from '../../ui/PlaceButtons.tsx';
import { newSpot, type SheetDraft, type SpotDraft } from './flyer-draft.ts';
import { SheetPreview } from './SheetPreview.tsx';
import { SpotFields } from './SpotFields.tsx';

interface Props {
	readonly sheet: SheetDraft;
	readonly place: number;
	readonly count: number;
	/** Why a field was refused; of a product, why anything of it was. */
	readonly errorOf: (name: string) => string | undefined;
	readonly onChange: (change: Partial<SheetDraft>) => void;
	readonly onMove: (by: -1 | 1) => void;
	readonly onRemove: () => void;
}

const CORNER = { x: 0, y: 0 };

/** One page of a flyer: its picture, and the products on it. Folded away unless something of it was refused. */
export function SheetCard({ sheet, place, count, errorOf, onChange, onMove, onRemove }: Props): ReactNode {
	const { title, image, products } = sheet;
	const name = t('flyer.page', { number: place + 1 });
	const isRefused = ['title', 'image', 'products'].some((field) => errorOf(field) !== undefined);
	const put = (spot: SpotDraft) => onChange({ products: products.map((one) => (one.id === spot.id ? spot : one)) });
	return (
		<li>
			<details className="card" open={isRefused || undefined}>
				<summary>
					<b>{name}</b> {t('flyer.line', { title: title.trim(), count: products.length })}
				</summary>
				<section className="form" aria-label={name}>
					<Field
						label={t('flyer.page-title')}
						hint={t('flyer.page-title-hint')}
						maxLength={200}
						value={title}
						error={errorOf('title')}
						onChange={({ target }) => onChange({ title: target.value })}
					/>
					<PictureUpload
						label={t('flyer.picture')}
						picture={image?.path ?? null}
						isRemovable={image !== null}
						onChange={(media) => onChange({ image: media === null ? null : { media, path: toUploadedPath(media) } })}
					/>
					{errorOf('image') && <p className="field-error">{errorOf('image')}</p>}
					<p className="hint">{t('flyer.place-hint')}</p>
					<SheetPreview sheet={sheet} onDraw={(start, end) => onChange({ products: [...products, newSpot(start, end)] })} />
					<ol className="editable-lines">
						{products.map((spot, index) => (
							<SpotFields
								key={spot.id}
								{...{ spot, number: index + 1, error: errorOf(`products.${index}`) }}
								onChange={put}
								onRemove={() => onChange({ products: products.filter((one) => one.id !== spot.id) })}
							/>
						))}
					</ol>
					<div className="actions">
						<button type="button" className="quiet" onClick={() => onChange({ products: [...products, newSpot(CORNER, CORNER)] })}>
							{t('flyer.add-product')}
						</button>
						<PlaceButtons {...{ name, place, count, onMove, onRemove }} />
					</div>
				</section>
			</details>
		</li>
	);
}
