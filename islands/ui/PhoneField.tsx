/** A phone number with its area: two controls under one label. */
import { useTranslation } from 'react-i18next';
import { AREA_CODES, DEFAULT_AREA_CODE } from '#src/config/wire.ts';
import { Field, type FieldProps } from './Field.tsx';

const areaNames = { '86': 'area.china', '1': 'area.america' } as const;

export function PhoneField(field: Omit<FieldProps, 'isOptional' | 'name'>) {
  const { t } = useTranslation('forms');
  return (
    <Field name="phone" {...field}>
      {(control) => (
        <div className="input-row">
          <select
            className="input input--fit"
            name="area_code"
            aria-label={t('area.label')}
            autoComplete="tel-country-code"
            defaultValue={DEFAULT_AREA_CODE}
          >
            {AREA_CODES.map((code) => (
              <option key={code} value={code}>
                {t(areaNames[code])}
              </option>
            ))}
          </select>
          <input className="input" type="text" inputMode="tel" autoComplete="tel-national" {...control} />
        </div>
      )}
    </Field>
  );
}
