import type { ReactNode } from 'react';
import { createMenu, readMenus } from '../../api/menus.ts';
import { useRead } from '../../api/read.ts';
import { goTo } from '../../app/place.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { Field } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { textOf } from '../../ui/typed.ts';

/** Menus of the shop, each with its entries of the first level. */
export default function MenusScreen(): ReactNode {
	const menus = useRead(readMenus());
	return (
		<>
			<h1>{t('menus.title')}</h1>
			<div className="actions">
				<ActionButton
					label={t('menus.new')}
					question={t('menus.new-question')}
					done={t('action.saved')}
					act={async (typed) => {
						const created = await createMenu(textOf(typed, 'code') ?? '');
						if (created.ok) goTo(`/menus/${created.value.code}`);
						return created;
					}}
					onDone={() => undefined}
				>
					<Field label={t('menus.code')} name="code" required maxLength={100} pattern="[a-z0-9][a-z0-9_\-]*" hint={t('menus.code-hint')} />
				</ActionButton>
			</div>
			<Loading of={menus}>
				{({ items }) => (
					<>
						{items.length === 0 && <EmptyList none={t('empty.menus')} />}
						<ul className="rows">
							{items.map(({ code, items: entries }) => (
								<li key={code} className="row">
									<div>
										<a href={`#/menus/${code}`}>{tOf('menus.name', code)}</a>
										<br />
										<small>{entries.map(({ title }) => title).join(' · ')}</small>
									</div>
								</li>
							))}
						</ul>
					</>
				)}
			</Loading>
		</>
	);
}
