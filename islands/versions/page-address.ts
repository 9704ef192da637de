/** The query of the page's address as a place to keep what was chosen: nothing is loaded, and no step back is added. */
export interface PageAddress {
  query: () => URLSearchParams;
  /** Writes over the query; an address that stays the same is left alone. */
  change: (write: (query: URLSearchParams) => void) => void;
}

interface Dependencies {
  read: () => string;
  replace: (address: string) => void;
}

export function createPageAddress({ read, replace }: Dependencies): PageAddress {
  return {
    query: () => new URL(read()).searchParams,
    change(write) {
      const address = new URL(read());
      write(address.searchParams);
      if (address.href !== read()) replace(address.href);
    },
  };
}
