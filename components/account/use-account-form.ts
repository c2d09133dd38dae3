/** What the three forms share: what was typed, what is wrong with it, what the server says. */
import type { UnknownAction } from '@reduxjs/toolkit'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useAccountDispatch, useAccountSelector } from '@/store/account-hooks'
import { formLeft, loginErrorDeleted, type ProfileError, selectProfileState } from '@/store/user-profile/slice'
import { type FieldName, type FormProblem, findProblem, toFormProblem } from './form-messages'

type Call = ProfileError['call']
type Values = Record<FieldName, string>

interface FormSettings {
  call: Call
  /** Whose error is told here, too. */
  other?: Call
  /** In their order. */
  names: readonly FieldName[]
  toAction: (values: Values) => UnknownAction
}

function toValues(form: HTMLFormElement): Values {
  const data = new FormData(form)
  const textOf = (name: FieldName) => String(data.get(name) ?? '')
  return { email: textOf('email').trim(), userName: textOf('userName').trim(), password: textOf('password') }
}

/** What was typed stays in the fields, whatever the answer. */
export function useAccountForm({ call, other, names, toAction }: FormSettings) {
  const dispatch = useAccountDispatch()
  const { loading, error, isEmailSent } = useAccountSelector(selectProfileState)
  const [own, setOwn] = useState<FormProblem | undefined>(undefined)
  const isOurs = error?.call === call || error?.call === other
  const told = useMemo(() => (error && isOurs ? toFormProblem(error) : undefined), [error, isOurs])

  useEffect(
    () => () => {
      dispatch(formLeft())
    },
    [dispatch],
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (loading) return
    const values = toValues(event.currentTarget)
    const found = findProblem(values, { call, names })
    setOwn(found)
    dispatch(found ? loginErrorDeleted() : toAction(values))
  }

  return { submit, problem: own ?? told, loading, isEmailSent }
}
