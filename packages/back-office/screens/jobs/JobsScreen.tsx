import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import {
	dismissJob,
	type MerchantMail,
	readFailedJobs,
	readJobs,
	readMerchantMails,
	repeatJob,
	type Switches,
	saveMerchantMail,
	switchJobs,
} from '../../api/shop.ts';
import { useSession } from '../../app/session-context.ts';
import { toReasonText } from '../../texts/api-words.ts';
import { formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CheckBox, Field } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Connectors } from './Connectors.tsx';

/** Switches that act at once, mails to the merchant, background work that failed, and what connectors gave up. */
export default function JobsScreen(): ReactNode {
	const jobs = useRead(readJobs());
	const failed = useRead(readFailedJobs());
	const mails = useRead(readMerchantMails());
	const { sends_mail } = useSession();
	return (
		<>
			<h1>{t('jobs.title')}</h1>
			<div className="columns spaced">
				<div className="stack">
					<section className="card">
						<h2>{t('jobs.failed')}</h2>
						<Loading of={failed}>
							{({ items }) =>
								items.length === 0 ? (
									<p>{t('jobs.none-failed')}</p>
								) : (
									<ul className="stack">
										{items.map(({ id, queue, attempts, last_error, created_at }) => (
											<li key={id}>
												<b>{tOf('jobs.queue', queue)}</b> <small>{formatTime(created_at)}</small>
												<p className="detail">{toReasonText(last_error ?? '')}</p>
												<div className="actions">
													<ActionButton
														label={t('jobs.repeat', { id })}
														short={t('short.repeat')}
														question={t('jobs.repeat-question', { attempts })}
														done={t('action.done')}
														tone="quiet"
														act={() => repeatJob(id)}
														onDone={() => failed.mutate()}
													/>
													<ActionButton
														label={t('jobs.dismiss', { id })}
														short={t('short.discard')}
														question={t('jobs.dismiss-question')}
														done={t('action.done')}
														tone="danger"
														act={() => dismissJob(id)}
														onDone={() => failed.mutate()}
													/>
												</div>
											</li>
										))}
									</ul>
								)
							}
						</Loading>
					</section>
					<Connectors />
					<section className="card">
						<h2>{t('jobs.mails')}</h2>
						{!sends_mail && <p className="hint">{t('jobs.mails-off')}</p>}
						<Loading of={mails}>
							{({ items }) => (
								<ul className="stack">
									{items.map((mail) => (
										<MailRule key={mail.kind} mail={mail} onDone={() => mails.mutate()} />
									))}
								</ul>
							)}
						</Loading>
					</section>
				</div>
				<section className="card">
					<h2>{t('jobs.switches')}</h2>
					<Loading of={jobs}>
						{({ switches }) => (
							<>
								<Switch name="all_paused" switches={switches} onDone={() => jobs.mutate()} />
								{sends_mail && <Switch name="mails_paused" switches={switches} onDone={() => jobs.mutate()} />}
							</>
						)}
					</Loading>
				</section>
			</div>
		</>
	);
}

function Switch({ name, switches, onDone }: { readonly name: keyof Switches; readonly switches: Switches; readonly onDone: () => unknown }): ReactNode {
	const isPaused = switches[name];
	return (
		<div className="stack">
			<span className="state" data-tone={isPaused ? 'attention' : 'done'}>
				{tOf(`jobs.${isPaused ? 'paused' : 'running'}`, name)}
			</span>
			<div>
				<ActionButton
					label={tOf(`jobs.${isPaused ? 'start' : 'pause'}`, name)}
					question={t('jobs.switch-question')}
					done={t('action.done')}
					tone="quiet"
					act={() => switchJobs({ ...switches, [name]: !isPaused })}
					onDone={onDone}
				/>
			</div>
		</div>
	);
}

function MailRule({ mail, onDone }: { readonly mail: MerchantMail; readonly onDone: () => unknown }): ReactNode {
	const title = tOf('jobs.mail', mail.kind);
	return (
		<li className="stack">
			<div>
				<b>{title}</b> <small>{mail.on ? mail.recipients.join(', ') || t('jobs.no-recipient') : t('jobs.mail-off')}</small>
			</div>
			<div>
				<ActionButton
					label={t('jobs.change-mail', { title })}
					short={t('short.edit')}
					question={t('jobs.mail-question')}
					done={t('action.saved')}
					tone="quiet"
					act={(typed) => {
						const recipients = String(typed.get('recipients') ?? '')
							.split(/[\s,;]+/)
							.filter((address) => address !== '');
						return saveMerchantMail(mail.kind, { on: typed.has('on'), recipients: recipients.length === 0 ? null : recipients });
					}}
					onDone={onDone}
				>
					<CheckBox label={t('jobs.mail-on')} name="on" defaultChecked={mail.on} />
					<Field label={t('jobs.recipients')} name="recipients" defaultValue={mail.recipients.join(', ')} hint={t('jobs.recipients-hint')} />
				</ActionButton>
			</div>
		</li>
	);
}
