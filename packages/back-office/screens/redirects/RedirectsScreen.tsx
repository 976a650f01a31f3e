import type { Redirect, RedirectTableOutcome } from '@titraj/backend/merchant-api/routes/redirect-routes.ts';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/read.ts';
import { loadRedirects, readRedirects, saveRedirect } from '../../api/redirects.ts';
import type { Result } from '../../api/result.ts';
import { usePlace } from '../../app/place.ts';
import { useMay } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Arrow } from '../../ui/Arrow.tsx';
import { Field } from '../../ui/Field.tsx';
import { PagedRows } from '../../ui/PagedRows.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { LoadedTableReport } from './LoadedTableReport.tsx';

/** Redirects by old address: new ones, those of a table, and those that are removed. */
export default function RedirectsScreen(): ReactNode {
	const { query } = usePlace();
	const redirects = useRead(readRedirects({ q: query.get('q') ?? '', cursor: query.get('cursor') ?? '' }));
	const [loaded, setLoaded] = useState<RedirectTableOutcome | null>(null);
	const mayWrite = useMay()('products:write');
	const again = () => redirects.mutate();
	return (
		<>
			<h1>{t('redirects.title')}</h1>
			{mayWrite && (
				<div className="actions">
					<NewRedirect onDone={again} />
					<LoadTable onLoaded={setLoaded} onDone={again} />
				</div>
			)}
			{loaded && <LoadedTableReport loaded={loaded} />}
			<SearchForm hint={t('redirects.search')} />
			<PagedRows of={redirects} none={t('empty.redirects')}>
				{({ old_path, new_path, type }) => (
					<li key={old_path} className="row">
						<span className="state">{type}</span>
						<div>
							<b>{old_path}</b>
							<br />
							<small>
								{new_path === '' ? (
									t('redirects.gone')
								) : (
									<>
										<Arrow to="right" /> {new_path}
									</>
								)}
							</small>
						</div>
						{mayWrite && (
							<ActionButton
								label={t('redirects.remove', { path: old_path })}
								short={t('product.remove')}
								question={t('redirects.remove-question')}
								done={t('action.done')}
								tone="quiet"
								act={() => write({ old_path, new_path: '', type: 301 })}
								onDone={again}
							/>
						)}
					</li>
				)}
			</PagedRows>
		</>
	);
}

/** Writes a rule. A rule that the backend refuses is a failure with its reason; a toast tells whether the shop follows the rule already. */
async function write(rule: Redirect): Promise<Result<unknown>> {
	const sent = await saveRedirect(rule);
	if (!sent.ok) return sent;
	const { code, in_effect } = sent.value;
	if (code !== null) return { ok: false, failure: { status: 422, detail: t(`redirects.error.${code}`), fields: [] } };
	if (in_effect === false) showToast(t('redirects.not-yet'));
	if (in_effect === true) showToast(t('redirects.in-effect'));
	return sent;
}

function NewRedirect({ onDone }: { readonly onDone: () => unknown }): ReactNode {
	return (
		<ActionButton
			label={t('redirects.new')}
			question={t('redirects.question')}
			act={(typed) =>
				write({
					old_path: String(typed.get('old') ?? '').trim(),
					new_path: String(typed.get('new') ?? '').trim(),
					type: Number(typed.get('type')),
				})
			}
			onDone={onDone}
		>
			<Field label={t('redirects.old')} name="old" required maxLength={500} placeholder="/stara/" />
			<Field label={t('redirects.new-path')} name="new" maxLength={500} placeholder="/nova/" />
			<Field label={t('redirects.type')} name="type" required inputMode="numeric" pattern="\d{3}" defaultValue="301" hint={t('redirects.type-hint')} />
		</ActionButton>
	);
}

function LoadTable({ onLoaded, onDone }: { readonly onLoaded: (loaded: RedirectTableOutcome) => void; readonly onDone: () => unknown }): ReactNode {
	const load = async (typed: FormData): Promise<Result<unknown>> => {
		const file = typed.get('file');
		const sent = await loadRedirects(file instanceof File ? file : new Blob());
		if (sent.ok) onLoaded(sent.value);
		return sent;
	};
	return (
		<ActionButton label={t('redirects.load')} question={t('redirects.load-question')} done={t('redirects.loaded')} tone="quiet" act={load} onDone={onDone}>
			<Field label={t('redirects.file')} name="file" type="file" accept=".csv,.txt,.tsv,text/csv" required />
		</ActionButton>
	);
}
