import { AccountForm } from '#components/account/AccountForm.tsx';
import { AccountFrame } from '#components/account/AccountFrame.tsx';
import { DataStates } from '#components/account/DataStates.tsx';
import { Panel } from '#components/account/Panel.tsx';
import { TextField } from '#components/account/TextField.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { useCoupons } from '#lib/account/client/use-coupons.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { toErrorLabel } from '#lib/platform/i18n/to-error-label.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { CouponCard } from './CouponCard.tsx';
import styles from './Screen.module.css';

/** The customer's coupons, including invalid ones, and a form that adds one (Spec 7, my coupons GET all=1, POST, DELETE). */
export default function Screen({ title, urls }: ScreenProps['auth/my_coupons']) {
	const t = useLabels();
	const { coupons, add, remove } = useCoupons();
	const acceptsCoupons = coupons.data?.accepts_coupons !== false;
	const form = useForm({ toLabel: toErrorLabel, rules: { code: 'required' }, send: ({ code = '' }) => add(code) });
	return (
		<AccountFrame title={title} urls={urls} page="my_coupons">
			{acceptsCoupons && (
				<Panel title={t('coupons.add')}>
					<AccountForm form={form} submit={t('coupons.submit')} pending={t('account.saving')} done={t('coupons.added')} variant="secondary">
						<TextField form={form} name="code" label={t('coupons.code')} autoComplete="off" autoCapitalize="characters" maxLength={40} required />
					</AccountForm>
				</Panel>
			)}
			<DataStates of={coupons} rows={2}>
				{({ items }) =>
					items.length === 0 ? (
						<EmptyState trace="resting" title={t('coupons.empty_title')} level={2} text={acceptsCoupons ? t('coupons.empty_text') : ''}>
							{null}
						</EmptyState>
					) : (
						<ul className={styles['list']}>
							{items.map((coupon) => (
								<li key={coupon.code}>
									<CouponCard coupon={coupon} onRemove={remove} />
								</li>
							))}
						</ul>
					)
				}
			</DataStates>
		</AccountFrame>
	);
}
