import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import type { readReadiness } from '../../api/kpd.ts';
import type { Loaded, LoadFailed, Read } from '../../api/read.ts';
import { t, tOf } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';

type Readiness = ReturnType<typeof readReadiness> extends Read<infer Value> ? Value : never;

/** Whether e-invoices to companies are sent, what they lack, and the way to the KPD codes. */
export function EInvoices({ readiness }: { readonly readiness: SWRResponse<Loaded<Readiness>, LoadFailed> }): ReactNode {
	return (
		<section className="card" aria-labelledby="e-invoices">
			<h2 id="e-invoices">{t('e-invoices.title')}</h2>
			<p>{t('e-invoices.about')}</p>
			<Loading of={readiness}>
				{({ on, missing, without_kpd }) => (
					<>
						<p className="notice" data-tone={on && missing.length > 0 ? 'attention' : undefined} role="status">
							{t(
								on ? (missing.length > 0 ? 'e-invoices.on-incomplete' : 'e-invoices.on') : missing.length > 0 ? 'e-invoices.off-incomplete' : 'e-invoices.off',
							)}
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
