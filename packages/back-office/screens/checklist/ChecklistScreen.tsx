import type { ReactNode } from 'react';
import { type Checklist, readChecklist } from '../../api/checklist.ts';
import { useRead } from '../../api/read.ts';
import { useSession } from '../../app/session-context.ts';
import { t, tOf } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';

/** Where each step is done; the owner's account exists. */
const PLACES: Readonly<Record<string, string>> = {
	...{ company: '#/settings', imprint: '#/settings', mail: '#/settings', payment: '#/payment-methods', shipping: '#/shipping' },
	...{ legal: '#/pages?state=draft', product: '#/product/new' },
};

/** What is missing until the shop can take its first order, each with a way to it. */
export default function ChecklistScreen(): ReactNode {
	const checklist = useRead(readChecklist());
	return (
		<>
			<h1>{t('checklist.title')}</h1>
			<Loading of={checklist}>{(value) => <Steps checklist={value} />}</Loading>
		</>
	);
}

function Steps({ checklist: { ready, steps, unpublished_pages, fiscalisation, issues_papers } }: { readonly checklist: Checklist }): ReactNode {
	const { sends_mail } = useSession();
	const done = steps.filter((step) => step.done).length;
	return (
		<>
			<p>{ready ? t('checklist.ready') : t('checklist.progress', { done, all: steps.length })}</p>
			<ol className="rows">
				{steps.map((step) => {
					const place = PLACES[step.key];
					const title = tOf('checklist.step', step.key);
					return (
						<li key={step.key} className="row">
							<span className="state" data-tone={step.done ? 'done' : 'attention'}>
								{t(step.done ? 'checklist.done' : 'checklist.open')}
							</span>
							{place === undefined ? <b>{title}</b> : <a href={place}>{title}</a>}
							<small>
								{tOf('checklist.about', step.key)}
								{step.key === 'mail' && !sends_mail && ` ${t('checklist.mail-waits')}`}
								{step.key === 'legal' && unpublished_pages.length > 0 && ` ${t('checklist.pages-wait', { pages: unpublished_pages.join(', ') })}`}
							</small>
						</li>
					);
				})}
			</ol>
			<p className="spaced">
				{t('checklist.tax')} <a href="#/tax">{t('tax.title')}</a>
			</p>
			{!issues_papers && fiscalisation !== 'erp' && (
				<p className="spaced">
					{t('checklist.papers')} <a href="#/settings">{t('settings.title')}</a>
				</p>
			)}
			<p className="spaced">{tOf('checklist.fiscal', fiscalisation)}</p>
		</>
	);
}
