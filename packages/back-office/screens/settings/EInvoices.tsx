import type { Readiness } from '@titraj/backend/merchant-api/routes/kpd-routes.ts';
import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import type { Loaded, LoadFailed } from '../../api/read.ts';
import { t, tOf } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';

/** Whether e-invoices to companies are sent, what they lack, and a link to the KPD codes. */
export function EInvoices({ readiness }: { readonly readiness: SWRResponse<Loaded<Readiness>, LoadFailed> }): ReactNode {
	return (
		<section className="card" aria-labelledby="e-invoices">
			<h2 id="e-invoices">{t('e-invoices.title')}</h2>
			<p>{t('e-invoices.about')}</p>
			<Loading of={readiness}>
				{({ on, missing, without_kpd }) => (
					<>
						<p className="notice" data-tone={on && missing.length > 0 ? 'attention' : undefined} role="status">
							{tOf('e-invoices', `${on ? 'on' : 'off'}${missing.length > 0 ? '-incomplete' : ''}`)}
						</p>
						{missing.length > 0 && (
							<ul>
								{missing.map((what) => (
									<li key={what}>
										{tOf('e-invoices.missing', what)}
										{what === 'kpd' && `: ${without_kpd}`}
									</li>
								))}
							</ul>
						)}
					</>
				)}
			</Loading>
			<p>
				<a href="#/kpd">{t('kpd.title')}</a>
			</p>
		</section>
	);
}
