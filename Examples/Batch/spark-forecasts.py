#!/usr/bin/env python3
"""Runs forecast-batch, unchanged, on the partitions of a data set in Spark, and says how long it took.

    spark-forecasts.py <forecast-batch> <rows of women> <new folder for forecasts> [<partitions>]

The folder gets one file for each partition. Rows are not in the order of the input.
"""
import os
import shlex
import sys
import time

from pyspark.sql import SparkSession


def processor_seconds(process):
    """The processor time of a process and its descendants, also of those that have ended, in seconds."""
    ticks, children = {}, {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:  # It has ended.
            continue
        ticks[int(name)] = sum(map(int, fields[11:15]))
        children.setdefault(int(fields[1]), []).append(int(name))
    family = [process]
    for member in family:
        family += children.get(member, [])
    return sum(ticks.get(member, 0) for member in family) / os.sysconf("SC_CLK_TCK")


tool, source, target = sys.argv[1:4]
partitions = int(sys.argv[4]) if len(sys.argv) > 4 else None

start = time.monotonic()
session = SparkSession.builder.appName("forecasts").getOrCreate()
session.sparkContext.setLogLevel("ERROR")
started = time.monotonic()
rows = session.sparkContext.textFile(source, partitions)
# With checkCode, a filter that fails makes its task fail, so that Spark runs the task again.
rows.pipe(shlex.join([tool, "--no-heading"]), checkCode=True).saveAsTextFile(target)
ended = time.monotonic()
print(
    f"session {started - start:.1f} s, forecasts {ended - started:.1f} s, {rows.getNumPartitions()} partitions,",
    f"{processor_seconds(session.sparkContext._gateway.proc.pid):.1f} s of processor time")
session.stop()
