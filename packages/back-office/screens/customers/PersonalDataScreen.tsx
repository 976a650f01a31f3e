import { type FormEvent, type ReactNode, useState } from 'react';
import { erasePersonalData, exportPersonalData, type PersonalData } from '../../api/customers.ts';
import type { Failure } from '../../api/result.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** What the shop stores by an e-mail address: for requests by the GDPR of somebody without an account. */
export default function PersonalDataScreen(): ReactNode {
	const [email, setEmail] = useState('');
	const [found, setFound] = useState<PersonalData | null>(null);
	const [failure, setFailure] = useState<Failure | null>(null);
	const find = async (address: string) => {
		const result = await exportPersonalData(address);
		setFound(result.ok ? result.value : null);
		setFailure(result.ok ? null : result.failure);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void find(email.trim());
	};
	return (
		<>
			<p>
				<a href="#/customers">{t('customers.title')}</a>
			</p>
			<h1>{t('personal.title')}</h1>
			<p>{t('personal.about')}</p>
			<form className="form" onSubmit={submit}>
				<Field label={t('personal.email')} type="email" required maxLength={254} value={email} onChange={({ target }) => setEmail(target.value)} />
				<div className="actions">
					<button type="submit">{t('personal.find')}</button>
				</div>
			</form>
			{failure && <FailureNotice failure={failure} />}
			{found && <Found data={found} onErased={() => find(found.email)} />}
		</>
	);
}

function Found({ data, onErased }: { readonly data: PersonalData; readonly onErased: () => unknown }): ReactNode {
	const { email, customer, orders, messages, newsletter, sweepstakes, alerts, withdrawals, signups, saved_carts, checkouts, mails, held_mails } = data;
	const counts = {
		...{ orders: orders.length, withdrawals: withdrawals.length, messages: messages.length, sweepstakes: sweepstakes.length, alerts: alerts.length },
		...{ signups: signups.length, carts: saved_carts.length + checkouts.length, mails: mails.length + held_mails.length },
	};
	return (
		<section className="card stack spaced" aria-label={email}>
			<h2>{email}</h2>
			{customer !== null && (
				<p>
					<a href={`#/customers/${customer}`}>{t('personal.account')}</a>
				</p>
			)}
			<ul className="stack">
				{Object.entries(counts).map(([name, count]) => (
					<li key={name}>
						{tOf('personal', name)}: {count}
					</li>
				))}
				<li>{t('customer.newsletter', { value: tOf('subscribers.status', String(newsletter?.['status'] ?? 'none')) })}</li>
			</ul>
			<div className="actions">
				<button
					type="button"
					className="quiet"
					onClick={() => saveFile('personal-data.json', new Blob([JSON.stringify(data, null, '\t')], { type: 'application/json' }))}
				>
					{t('customer.export')}
				</button>
				{customer === null && (
					<ActionButton
						label={t('personal.erase')}
						question={t('personal.erase-question', { email })}
						done={t('personal.erased')}
						tone="danger"
						act={() => erasePersonalData(email)}
						onDone={onErased}
					/>
				)}
			</div>
		</section>
	);
}
