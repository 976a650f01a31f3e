import type { Coupon } from '@titraj/backend/merchant-api/routes/coupon-routes.ts';
import type { ReactNode } from 'react';
import { createCoupon, endCoupon, readCoupons } from '../../api/coupons.ts';
import { useRead } from '../../api/read.ts';
import { usePlace } from '../../app/place.ts';
import { formatDay, formatMoney } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { PagedRows } from '../../ui/PagedRows.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { toNewCoupon } from './coupon-draft.ts';

const STATES = ['running', 'planned', 'over'] as const;

/** Coupons, the newest first: what they take off, how often they were used; new ones, and an end to those that run. */
export default function CouponsScreen(): ReactNode {
	const { query } = usePlace();
	const coupons = useRead(readCoupons({ q: query.get('q') ?? '', state: query.get('state') ?? '', cursor: query.get('cursor') ?? '' }));
	return (
		<>
			<h1>{t('coupons.title')}</h1>
			<div className="actions">
				<NewCoupon onDone={() => coupons.mutate()} />
			</div>
			<SearchForm hint={t('coupons.search-hint')} filter={{ name: 'state', all: t('coupons.all'), group: 'coupons.state', values: STATES }} />
			<PagedRows of={coupons} none={t('empty.coupons')}>
				{(coupon) => <CouponRow key={coupon.code} coupon={coupon} onDone={() => coupons.mutate()} />}
			</PagedRows>
		</>
	);
}

function CouponRow({ coupon, onDone }: { readonly coupon: Coupon; readonly onDone: () => unknown }): ReactNode {
	const { code, title, state } = coupon;
	return (
		<li className="row">
			<span className="state" data-tone={state === 'running' ? 'done' : undefined}>
				{tOf('coupons.state', state)}
			</span>
			<div>
				<b>{code}</b> {title}
				<br />
				<small>{toTerms(coupon).join(' · ')}</small>
			</div>
			{state !== 'over' && (
				<ActionButton
					label={t('coupons.end', { code })}
					short={t('short.end')}
					question={t('coupons.end-question')}
					done={t('action.done')}
					tone="danger"
					act={() => endCoupon(code)}
					onDone={onDone}
				/>
			)}
		</li>
	);
}

const toTerms = ({ percent, amount, minimum, valid_from, valid_to, uses, maximum_uses }: Coupon): string[] => [
	t('coupons.off', { value: percent === null ? formatMoney(amount ?? '0') : `${percent} %` }),
	...(minimum === null ? [] : [t('coupons.minimum-of', { amount: formatMoney(minimum) })]),
	...(valid_from === null ? [] : [t('coupons.begins', { day: formatDay(valid_from) })]),
	...(valid_to === null ? [] : [t('coupons.ends', { day: formatDay(valid_to) })]),
	maximum_uses === null ? t('coupons.used', { count: uses }) : t('coupons.used-of', { count: uses, most: maximum_uses }),
];

function NewCoupon({ onDone }: { readonly onDone: () => unknown }): ReactNode {
	return (
		<ActionButton
			label={t('coupons.new')}
			question={t('coupons.new-question')}
			done={t('action.saved')}
			act={(typed) =>
				createCoupon(
					String(typed.get('code') ?? '')
						.trim()
						.toUpperCase(),
					toNewCoupon(typed),
					t('coupons.exists'),
				)
			}
			onDone={onDone}
		>
			<Field
				label={t('coupons.code')}
				name="code"
				required
				minLength={2}
				maxLength={40}
				autoCapitalize="characters"
				pattern="[A-Za-z0-9][A-Za-z0-9_\-]*"
				hint={t('coupons.code-hint')}
			/>
			<Field label={t('coupons.name')} name="title" required maxLength={200} />
			<Field label={t('coupons.percent')} name="percent" inputMode="numeric" pattern="\d{1,3}" hint={t('coupons.one-of-two')} />
			<Field label={t('coupons.amount')} name="amount" inputMode="decimal" />
			<Field label={t('coupons.minimum')} name="minimum" inputMode="decimal" />
			<Field label={t('coupons.from')} name="from" type="date" />
			<Field label={t('coupons.to')} name="to" type="date" />
			<Field label={t('coupons.maximum')} name="maximum" inputMode="numeric" pattern="\d{1,7}" />
		</ActionButton>
	);
}
