import { type ComponentType, useState } from 'react';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './CouponForm.module.css';

/** Estimates the shipping cost; the form loads when it is opened. */
export function Estimate() {
	const t = useLabels();
	const [Form, setForm] = useState<ComponentType | null>(null);
	const open = () =>
		void import('#components/checkout/ShippingEstimate.tsx').then(
			({ default: form }) => setForm(() => form),
			() => undefined,
		);
	return (
		<details onToggle={open}>
			<summary className={styles['summary']}>{t('cart.estimate')}</summary>
			{Form && <Form />}
		</details>
	);
}
