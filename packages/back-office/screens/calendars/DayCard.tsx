import type { LinkState } from '@titraj/backend/merchant-api/routes/link-routes.ts';
import type { ReactNode } from 'react';
import { toUploadedPath } from '../../api/products.ts';
import { formatDay } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { Arrow } from '../../ui/Arrow.tsx';
import { CheckBox, Field, TextArea } from '../../ui/Field.tsx';
import { LinkField } from '../../ui/LinkField.tsx';
import { PictureUpload } from '../../ui/PictureUpload.tsx';
import { type DayDraft, newOffer } from './day-draft.ts';
import { OfferFields } from './OfferFields.tsx';

interface Props {
	readonly day: DayDraft;
	readonly place: number;
	readonly count: number;
	readonly link: LinkState | undefined;
	readonly errorOf: (name: string) => string | undefined;
	readonly onChange: (change: Partial<DayDraft>) => void;
	readonly onMove: (by: -1 | 1) => void;
	readonly onRemove: () => void;
}

const NAMES = ['date', 'title', 'text', 'button_title', 'button_url', 'image', 'offer.code', 'offer.percent', 'offer.amount', 'offer.minimum'];
const REFUSED = [...NAMES, 'offer.category', 'offer.products'];

/** One day of a calendar, folded away; opened where the API refused something of it. */
export function DayCard({ day, place, count, link, errorOf, onChange, onMove, onRemove }: Props): ReactNode {
	const name = t('calendar.day', { number: place + 1, day: formatDay(day.date) });
	const bind = (field: 'title' | 'text' | 'button_title') => ({
		...{ value: day[field], error: errorOf(field) },
		onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange({ [field]: target.value }),
	});
	const isRefused = REFUSED.some((field) => errorOf(field) !== undefined);
	return (
		<li>
			<details className="card" open={isRefused || undefined}>
				<summary>
					<b>{name}</b> {day.title.trim() || t('calendar.empty')}
				</summary>
				<section className="form" aria-label={name}>
					<Field {...bind('title')} label={t('calendar.title')} maxLength={200} />
					<TextArea {...bind('text')} label={t('calendar.text')} rows={3} maxLength={2000} />
					<PictureUpload
						label={t('calendar.picture')}
						picture={day.image?.path ?? null}
						isRemovable={day.image !== null}
						onChange={(media) => onChange({ image: media === null ? null : { media, path: toUploadedPath(media) } })}
					/>
					<Field {...bind('button_title')} label={t('blocks.field.button_title')} maxLength={100} />
					<LinkField
						{...{ label: t('blocks.field.button_url'), value: day.button_url, state: link, error: errorOf('button_url') }}
						emptyHint={t('calendar.link-hint')}
						onChange={(button_url) => onChange({ button_url })}
					/>
					<CheckBox
						label={t('calendar.offer')}
						hint={t('calendar.offer-hint')}
						checked={day.offer !== null}
						onChange={({ target }) => onChange({ offer: target.checked ? newOffer(day.date) : null })}
					/>
					{day.offer && <OfferFields offer={day.offer} errorOf={(field) => errorOf(`offer.${field}`)} onChange={(offer) => onChange({ offer })} />}
					<div className="actions">
						<button type="button" className="quiet" disabled={place === 0} aria-label={t('menus.up', { title: name })} onClick={() => onMove(-1)}>
							<Arrow to="up" />
						</button>
						<button type="button" className="quiet" disabled={place + 1 === count} aria-label={t('menus.down', { title: name })} onClick={() => onMove(1)}>
							<Arrow to="down" />
						</button>
						<button type="button" className="quiet" disabled={count === 1} aria-label={t('menus.remove', { title: name })} onClick={onRemove}>
							{t('product.remove')}
						</button>
					</div>
				</section>
			</details>
		</li>
	);
}
