import { expect, test } from 'vitest';
import { isBlockedPath, isProbePath } from '#lib/domain/blocked-paths.ts';

test.each([
	['/error/', true],
	['/api/x/', true],
	['/en/api/x/', true],
	['/comments/catalogproduct/', true],
	['/komentari/catalogproduct/12/', true],
	['/hr/komentari/publish/', true],
	['/komentari/', false],
	['/api-dokumentacija/', false],
	['/eng/api/', false],
	['/', false],
])('%s is blocked: %s', (path, blocked) => expect(isBlockedPath(path)).toBe(blocked));

test.each([
	['/wp-admin/', true],
	['/wp-login', true],
	['/hr/wp-trackback', true],
	['/blog/wp-login.php', true],
	['/admin.asp', true],
	['/admin/Default.aspx?x=1', true],
	['/index.php', true],
	['/PMA/', true],
	['/actuator/health', true],
	['/proizvodi/phpstorm-licenca-proizvod-7/', false],
	['/blog/sto-je-solr/', false],
	['/shop/wp-admin/', true],
	['/magazin/tagovi/wordpress-12/', false],
	['/proizvodi/telescope/', false],
	['/proizvodi/oprema/wp-200-proizvod-7/', false],
	['/.env', true],
	['/.git/config', true],
	['/.well-known/security.txt', false],
	['/proizvodi/', false],
	['/aspirator/', false],
])('%s is a probe: %s', (path, probe) => expect(isProbePath(path)).toBe(probe));
