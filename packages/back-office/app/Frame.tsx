import { Fragment, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { signOut } from '../api/session.ts';
import { getLanguage, setLanguage, t, tOf } from '../texts/text.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { matchRoute } from './match-route.ts';
import { usePlace } from './place.ts';
import { ROUTES, type Route, SECTION_GROUPS, type Section, type SectionGroup } from './routes.ts';
import { useMay, useSession } from './session-context.ts';

interface Props {
	readonly onSignedOut: () => void;
}

interface Found {
	readonly route: Route;
	readonly params: Readonly<Record<string, string>>;
}

function findRoute(path: string): Found | null {
	for (const route of ROUTES) {
		const params = matchRoute(route.pattern, path);
		if (params) return { route, params };
	}
	return null;
}

/** Header, navigation and the screen of the current address. */
export function Frame({ onSignedOut }: Props): ReactNode {
	const { path } = usePlace();
	const may = useMay();
	const main = useRef<HTMLElement>(null);
	const found = findRoute(path);
	const isAllowed = found !== null && (found.route.scope === null || may(found.route.scope));
	const title = found === null ? t('missing.title') : t(found.route.title);

	const isFirst = useRef(true);
	useEffect(() => {
		document.title = `${title} | ${t('application.title')}`;
		document.querySelector('#navigation [aria-current]')?.scrollIntoView({ block: 'nearest' });
		if (isFirst.current) {
			isFirst.current = false;
			return;
		}
		closeNavigation();
		scrollTo(0, 0);
		main.current?.focus({ preventScroll: true });
	}, [path]);

	return (
		<div className="frame">
			<header>
				<button type="button" className="skip" onClick={() => main.current?.focus()}>
					{t('application.skip')}
				</button>
				<div className="topbar">
					<button type="button" className="quiet" popoverTarget="navigation">
						{t('navigation.open')}
					</button>
					<a className="brand" href="#/">
						{t('application.title')}
					</a>
				</div>
			</header>
			<Navigation section={found?.route.section ?? ''} onSignedOut={onSignedOut} />
			<main ref={main} id="content" tabIndex={-1}>
				<ErrorBoundary key={path}>
					<Suspense fallback={<p className="waiting">{t('loading')}</p>}>
						{found && isAllowed ? <found.route.Screen params={found.params} /> : <NoScreen isKnown={found !== null} />}
					</Suspense>
				</ErrorBoundary>
			</main>
		</div>
	);
}

function NoScreen({ isKnown }: { readonly isKnown: boolean }): ReactNode {
	return (
		<>
			<h1>{t(isKnown ? 'forbidden.title' : 'missing.title')}</h1>
			<p>{t(isKnown ? 'forbidden.text' : 'missing.text')}</p>
		</>
	);
}

/** The link of the current screen changes no address, so it closes the menu of a phone itself. */
const closeNavigation = (): void => document.querySelector<HTMLElement>('#navigation:popover-open')?.hidePopover();

function Navigation({ section, onSignedOut }: { readonly section: string; readonly onSignedOut: () => void }): ReactNode {
	const { first_name, last_name, issues_vouchers } = useSession();
	const may = useMay();
	const other = getLanguage() === 'hr' ? 'en' : 'hr';
	const toItem = ({ pattern, title }: Section) => (
		<li key={pattern}>
			<a href={`#${pattern}`} aria-current={pattern === section ? 'page' : undefined} onClick={closeNavigation}>
				{t(title)}
			</a>
		</li>
	);
	const toGroup = ({ name, sections }: SectionGroup) => {
		const shown = sections.filter(({ pattern, scope }) => (scope === null || may(scope)) && (pattern !== '/vouchers' || issues_vouchers));
		if (shown.length === 0) return null;
		const id = `group-${name}`;
		return (
			<Fragment key={name}>
				<p id={id} className="group">
					{tOf('navigation.group', name)}
				</p>
				<ul aria-labelledby={id}>{shown.map(toItem)}</ul>
			</Fragment>
		);
	};
	return (
		<nav id="navigation" popover="auto" aria-label={t('navigation.label')}>
			{SECTION_GROUPS.map(toGroup)}
			<div className="person">
				<p>
					{first_name} {last_name} <small>{t('navigation.signed-in')}</small>
				</p>
				<a className="button quiet" href="#/account">
					{t('account.title')}
				</a>
				<button type="button" className="quiet" data-leaves lang={other} onClick={() => setLanguage(other)}>
					{other === 'en' ? 'English' : 'Hrvatski'}
				</button>
				<button type="button" className="quiet" data-leaves onClick={() => void signOut().then(onSignedOut)}>
					{t('navigation.sign-out')}
				</button>
			</div>
		</nav>
	);
}
