import type { ReactNode } from 'react';
import { type Customer, eraseCustomer } from '../../api/customers.ts';
import { goTo } from '../../app/place.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';

/** What a customer may ask for by the GDPR: a copy of their data, and its erasure. */
export function PersonalData({ customer: { id, email } }: { readonly customer: Customer }): ReactNode {
	return (
		<section className="card stack">
			<h2>{t('customer.personal-data')}</h2>
			<p>{t('customer.personal-data-about')}</p>
			<div className="actions">
				<a className="button quiet" href={`/merchant/v1/customers/${id}/export`} download={`customer-${id}.json`}>
					{t('customer.export')}
				</a>
				<ActionButton
					label={t('customer.erase')}
					question={t('customer.erase-question', { email })}
					done={t('customer.erased')}
					tone="danger"
					act={() => eraseCustomer(id)}
					onDone={() => goTo('/customers')}
				/>
			</div>
		</section>
	);
}
