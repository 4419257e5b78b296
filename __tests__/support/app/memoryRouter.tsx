/** A data router in memory, as the app has one in the browser. */
import { type ReactNode, useState } from "react";
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider, useLocation } from "react-router-dom";

type Props = {
  /** With its query. */
  path: string;
  routes: RouteObject[];
  /** Stands beside whatever the routes show. */
  children?: ReactNode;
};

/** While the first page's file is read. */
const Nothing = () => null;

export function RoutesInMemory({ path, routes, children }: Props) {
  const [router] = useState(() => {
    const element = (
      <>
        <Outlet />
        {children}
      </>
    );
    return createMemoryRouter([{ element, HydrateFallback: Nothing, children: routes }], { initialEntries: [path] });
  });
  return <RouterProvider router={router} useTransitions={false} onError={() => undefined} />;
}

/** Parts that need a router and no routes. */
export const PartInMemory = ({ path = "/", children }: { path?: string; children: ReactNode }) => (
  <RoutesInMemory path={path} routes={[{ path: "*", element: children }]} />
);

/** The address as a person would read it. */
export function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}
