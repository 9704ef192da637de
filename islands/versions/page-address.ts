/** The query of the page's address as a place to keep what was chosen: nothing is loaded, and no step back is added. */
export type PageAddress = ReturnType<typeof createPageAddress>;

interface Dependencies {
  read: () => string;
  replace: (address: string) => void;
}

export function createPageAddress({ read, replace }: Dependencies) {
  return {
    query: () => new URL(read()).searchParams,
    /** Writes over the query; an address that stays the same is left alone. */
    change(write: (query: URLSearchParams) => void) {
      const address = new URL(read());
      write(address.searchParams);
      if (address.href !== read()) replace(address.href);
    },
  };
}
