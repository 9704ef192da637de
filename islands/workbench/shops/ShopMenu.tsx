/** What else can be done with a shop: closes once something is chosen, by Escape, and when the focus goes elsewhere. */
import { useRef } from 'react';

export interface MenuItem {
  label: string;
  isDanger?: boolean;
  act: () => void;
}

export function ShopMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const close = () => {
    // The focus first: a question that follows gives it back to where it was.
    summary.current?.focus();
    details.current?.removeAttribute('open');
  };
  return (
    <details
      className="wb-more"
      name="wb-more"
      ref={details}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Without a target the focus is nowhere yet: Safari does not give it to a button that is pressed.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.removeAttribute('open');
      }}
    >
      <summary aria-label={label} ref={summary}>
        ⋯
      </summary>
      <div className="wb-sheet">
        {items.map((item) => (
          <button
            type="button"
            className={item.isDanger ? 'wb-danger' : undefined}
            key={item.label}
            onClick={() => {
              close();
              item.act();
            }}
          >
            {item.label}
          </button>
        ))}
      </div>
    </details>
  );
}
