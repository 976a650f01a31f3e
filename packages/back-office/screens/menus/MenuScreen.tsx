import type { ReactNode } from 'react';
import { deleteMenu, readMenu } from '../../api/menus.ts';
import { goTo } from '../../app/place.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { MenuForm } from './MenuForm.tsx';

/** The form of the entries of a menu. */
export default function MenuScreen({ params: { code = '' } }: ScreenProps): ReactNode {
	const { read: menu, round, restart } = useFormRead(readMenu(code));
	return (
		<Loading of={menu}>
			{(_value, loaded) => (
				<>
					<p>
						<a href="#/menus">{t('menus.title')}</a>
					</p>
					<h1>{tOf('menus.name', code)}</h1>
					<MenuForm key={round} start={loaded} onSaved={restart} />
					{tOf('menus.name', code) === code && (
						<div className="actions">
							<ActionButton
								label={t('menus.delete')}
								question={t('menus.delete-question')}
								done={t('content.deleted')}
								tone="danger"
								act={() => deleteMenu(code)}
								onDone={() => goTo('/menus')}
							/>
						</div>
					)}
				</>
			)}
		</Loading>
	);
}
