import type { ReactNode } from 'react';
import { readRedirects, saveRedirect } from '../../api/content.ts';
import { useRead } from '../../api/read.ts';
import { usePlace } from '../../app/place.ts';
import { useMay } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Paging } from '../../ui/Paging.tsx';

/** Redirects by old address: new ones, and those that are removed. */
export default function RedirectsScreen(): ReactNode {
	const { query } = usePlace();
	const redirects = useRead(readRedirects({ cursor: query.get('cursor') ?? '' }));
	const mayWrite = useMay()('products:write');
	const again = () => redirects.mutate();
	return (
		<>
			<h1>{t('redirects.title')}</h1>
			{mayWrite && (
				<div className="actions">
					<NewRedirect onDone={again} />
				</div>
			)}
			<Loading of={redirects}>
				{({ items, next_cursor }) => (
					<>
						{items.length === 0 && <p className="waiting">{t('list.empty')}</p>}
						<ul className="rows">
							{items.map(({ old_path, new_path, type }) => (
								<li key={old_path} className="row">
									<span className="state">{type}</span>
									<div>
										<b>{old_path}</b>
										<br />
										<small>{new_path === '' ? t('redirects.gone') : `→ ${new_path}`}</small>
									</div>
									{mayWrite && (
										<ActionButton
											label={t('redirects.remove', { path: old_path })}
											question={t('redirects.remove-question')}
											done={t('action.done')}
											tone="quiet"
											act={() => saveRedirect({ old_path, new_path: '', type: 301 })}
											onDone={again}
										/>
									)}
								</li>
							))}
						</ul>
						<Paging next={next_cursor} />
					</>
				)}
			</Loading>
		</>
	);
}

function NewRedirect({ onDone }: { readonly onDone: () => unknown }): ReactNode {
	return (
		<ActionButton
			label={t('redirects.new')}
			question={t('redirects.question')}
			done={t('action.saved')}
			act={(typed) =>
				saveRedirect({
					old_path: String(typed.get('old') ?? ''),
					new_path: String(typed.get('new') ?? ''),
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
