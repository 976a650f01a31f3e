/** Whether the warehouse view is enabled, and the permission that it requires (Spec 6; Spec 9: off). */
export interface WarehouseView {
	readonly enabled: boolean;
	readonly permission: string;
}

/** Whether a user may see the warehouse view: it is enabled, and the user has its permission. */
export function mayViewWarehouse({ enabled, permission }: WarehouseView, user: { readonly permissions: readonly string[] } | null): boolean {
	return enabled && permission !== '' && (user?.permissions.includes(permission) ?? false);
}
